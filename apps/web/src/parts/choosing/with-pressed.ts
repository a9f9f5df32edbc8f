import type { Extra } from '@shop/domain';
import type { BuilderView, CartEditView } from '@shop/ports/screens';
import { chosenIn, type ChosenExtras, writeExtras } from './chosen-extras.js';

/** Changed fields of the page's query. */
export type Pressed = Readonly<Record<string, string | readonly Extra[] | undefined>> &
  Partial<ChosenExtras>;

/** The query of a view's choices with the pressed fields, which also drop a field. */
export function withPressed(view: BuilderView | CartEditView, pressed: Pressed): URLSearchParams {
  const next = new URLSearchParams();
  for (const { name, value } of view.fields) next.append(name, value);
  for (const { field, quantity } of view.people) next.set(field, String(quantity));
  writeExtras(next, chosenIn(view));
  for (const [name, value] of Object.entries(pressed)) {
    next.delete(name);
    for (const one of [value ?? []].flat()) next.append(name, one);
  }
  return next;
}
