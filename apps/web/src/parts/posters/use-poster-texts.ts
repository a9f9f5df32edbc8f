import { useTranslation } from 'react-i18next';
import type { PosterTexts } from '../../ui/poster.js';
import type texts from './posters.en.json';

declare module '../../shop/texts.js' {
  interface Texts {
    posters: typeof texts;
  }
}

export function usePosterTexts(): PosterTexts {
  const { t } = useTranslation('posters');
  return {
    from: t('from'),
    night: t('night'),
    isNew: t('isNew'),
    noPrice: t('noPrice'),
    closed: (when) => t('closed', { when }),
  };
}
