import type { Extra } from '@shop/domain';
import type { BuilderView, CartEditView } from '@shop/ports/screens';

/** Changed fields of the page's query. */
export type Pressed = Readonly<Record<string, string | readonly Extra[] | undefined>>;

type Chosen = Pick<BuilderView | CartEditView, 'fields' | 'people' | 'extras' | 'pickup'>;

/** The query of a view's choices with the pressed fields, which also drop a field. */
export function withPressed(
  { fields, people, extras, pickup }: Chosen,
  pressed: Pressed,
): URLSearchParams {
  const next = new URLSearchParams();
  for (const { name, value } of fields) next.append(name, value);
  for (const { field, quantity } of people) next.set(field, String(quantity));
  for (const { extra, hasBeenAdded } of extras) if (hasBeenAdded) next.append('extras', extra);
  if (pickup?.chosen) next.set('pickup', pickup.chosen);
  for (const [name, value] of Object.entries(pressed)) {
    next.delete(name);
    for (const one of [value ?? []].flat()) next.append(name, one);
  }
  return next;
}
