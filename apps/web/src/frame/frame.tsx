import type { FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.js';
import { Icon } from '../ui/icon.js';
import { BottomBar } from './bottom-bar.js';
import { Breadcrumb } from './breadcrumb.js';
import styles from './frame.module.css';
import { Header } from './header.js';
import { LatePart, MainPart } from './late-part.js';
import type texts from './frame.en.json';
import offline from './offline.module.css';
import { PageDataContext } from './page-data.js';

declare module '../shop/texts.js' {
  interface Texts {
    frame: typeof texts;
  }
}

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

/** What the early script wrote there: React leaves it as it is. */
const asWritten = { __html: '' };

/**
 * Everything around a screen: the ways in and out, and the one `main`. A page is kept as HTML for
 * all visitors, so what is about one of them alone is always there, and hidden by the attributes
 * of `html`; only `AccountLink`, `CartLink` and `ThemeField` are written anew for everybody.
 */
export function Frame({ frame, cartCount, isArriving = false, failure, children }: FrameProps) {
  const { t } = useTranslation('frame');
  const data = useContext(PageDataContext);
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <LatePart name="notice" frame={frame} />
      {!frame.isShort && <LatePart name="lines" frame={frame} />}
      <Header frame={frame} cartCount={cartCount} t={t} />
      <div className={styles.progress} data-on={isArriving || undefined} aria-hidden="true" />
      <MainPart>
        <Offline t={t} />
        {failure}
        {frame.notice && (
          <div className={`co-page ${styles.notice}`}>
            <Alert tone="info">{frame.notice}</Alert>
          </div>
        )}
        {!frame.isShort && <Breadcrumb links={frame.breadcrumb} isQuiet={frame.isWork} t={t} />}
        {children}
      </MainPart>
      <script
        type="application/json"
        id="page"
        suppressHydrationWarning
        dangerouslySetInnerHTML={data}
      />
      <LatePart name="footer" frame={frame} />
      {!frame.isShort && <BottomBar frame={frame} t={t} />}
      {frame.layout === 'desktop' && frame.contact.chat !== undefined && (
        <LatePart name="chat" frame={frame} />
      )}
      <p
        id="announcer"
        className="co-hidden"
        role="status"
        aria-live="polite"
        suppressHydrationWarning
        dangerouslySetInnerHTML={asWritten}
      />
    </>
  );
}

/** Shown while there is no connection, by `runtime/page/asleep/connection.ts`, and said by the region below. */
function Offline({ t }: { t: FrameT }) {
  const { t: say } = useTranslation('shop');
  return (
    <p id="offline" className={offline.banner} data-back={t('online')} hidden>
      <Icon name="alert-triangle" size={20} />
      {say('offline')}
    </p>
  );
}
