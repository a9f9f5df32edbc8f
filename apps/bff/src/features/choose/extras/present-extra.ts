import type { Extra, Language } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { ExtraView } from '@shop/ports/screens';

interface Added {
  readonly chosen: readonly Extra[];
  readonly inCart: readonly Extra[];
}

export function presentExtra(
  extra: Extra,
  { chosen, inCart }: Added,
  content: ContentSource,
  language: Language,
): ExtraView {
  const { picture, ...text } = content.extra(extra, language);
  return {
    ...text,
    picture: picture && `/pictures/scenes/${picture}`,
    hasBeenAdded: chosen.includes(extra),
    isInCart: inCart.includes(extra) || undefined,
  };
}
