import type { Language } from '@shop/domain';
import type { FrameView } from '@shop/ports/screens';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon.js';
import type { FrameT } from './frame.js';
import styles from './language-offer.module.css';

const dismissed = 'offer-dismissed';
const ways = { es: 'offer.goEs', en: 'offer.goEn', pt: 'offer.goPt' } as const satisfies Record<
  Language,
  string
>;

interface OfferProps {
  offer: NonNullable<FrameView['offer']>;
  t: FrameT;
}

/** Offers the browser's own language once, in that language; nobody is sent anywhere unasked. */
export function LanguageOffer({ offer, t }: OfferProps) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (sessionStorage.getItem(dismissed)) setOpen(false);
  }, []);
  if (!isOpen) return null;
  const dismiss = () => {
    sessionStorage.setItem(dismissed, 'yes');
    setOpen(false);
  };
  return (
    <aside className={styles.offer} aria-label={t('settings.language')}>
      <p lang={offer.tag}>{t(`offer.${offer.language}`)}</p>
      <a href={offer.href} lang={offer.tag} hrefLang={offer.tag}>
        {t(ways[offer.language])}
      </a>
      <button type="button" onClick={dismiss} aria-label={t('offer.dismiss')}>
        <Icon name="x" size={20} />
      </button>
    </aside>
  );
}
