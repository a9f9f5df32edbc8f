import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useMemo } from 'react';
import type { Texts } from './texts.js';

type Namespace = keyof Texts;

/** The words of the page's language. */
export const TextsContext = createContext<i18n | undefined>(undefined);

/**
 * The words of a namespace. A page is shown once its texts are there and its language never changes
 * under it, so nothing has to be watched or waited for, which is what react-i18next would do
 * (docs/decisions/0019).
 */
export function useTranslation<Of extends Namespace>(namespace: Of): { t: TFunction<Of> } {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('there are no texts here');
  const t = useMemo(() => texts.getFixedT(null, namespace), [texts, namespace]);
  return { t: t as TFunction<Of> }; // as: of the namespace it was asked for
}
