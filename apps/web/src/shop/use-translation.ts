import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Texts } from './texts.js';

type Namespace = keyof Texts;

/**
 * The words of a namespace. A page is shown once its texts are there and its language never changes
 * under it, so nothing has to be watched or waited for: the library's own hook does both, and was a
 * seventh of a render.
 */
export function useTranslation<Of extends Namespace>(namespace: Of): { t: TFunction<Of> } {
  const { i18n } = useContext(I18nContext);
  return { t: i18n.getFixedT(null, namespace) as TFunction<Of> }; // as: of the namespace it was asked for
}
