import type { FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.js';
import { BottomBar } from './bottom-bar.js';
import { Breadcrumb } from './breadcrumb.js';
import { Footer } from './footer.js';
import styles from './frame.module.css';
import { Header } from './header.js';
import { LanguageOffer } from './language-offer.js';

export type FrameT = TFunction<'frame'>;

interface FrameProps {
  frame: FrameView;
  /** The count of the newest answer, which may be newer than the page. */
  cartCount: number;
  /** The page of the address is on its way. */
  isArriving?: boolean;
  /** A message in place of what could not be had. */
  failure?: ReactNode;
  children: ReactNode;
}

/** Everything around a screen: the ways in and out, and the one `main`. */
export function Frame({ frame, cartCount, isArriving = false, failure, children }: FrameProps) {
  const { t } = useTranslation('frame');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header frame={frame} cartCount={cartCount} t={t} />
      <div className={styles.progress} data-on={isArriving || undefined} aria-hidden="true" />
      <main id="main" className={styles.main} tabIndex={-1}>
        {failure && <div className="co-page">{failure}</div>}
        {frame.notice && (
          <div className={`co-page ${styles.notice}`}>
            <Alert tone="info">{frame.notice}</Alert>
          </div>
        )}
        {!frame.isShort && <Breadcrumb links={frame.breadcrumb} t={t} />}
        {children}
      </main>
      {frame.offer && <LanguageOffer offer={frame.offer} t={t} />}
      <Footer frame={frame} t={t} />
      {!frame.isShort && <BottomBar frame={frame} t={t} />}
      <p id="announcer" className="co-hidden" role="status" aria-live="polite" />
    </>
  );
}
