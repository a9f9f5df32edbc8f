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
  /** From the latest reply, which may be newer than the page. */
  cartCount: number;
  isArriving?: boolean;
  failure?: ReactNode;
  children: ReactNode;
}

/** React leaves what the early script wrote here. */
const asWritten = { __html: '' };

/**
 * Everything around a screen, with the one `main`. Cached HTML is shared by all visitors:
 * attributes of `html` hide what does not apply. Only `AccountLink`, `CartLink` and `ThemeField`
 * are rendered per visitor.
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

/** Shown while offline (`runtime/page/asleep/connection.ts`); the live region below announces it. */
function Offline({ t }: { t: FrameT }) {
  const { t: say } = useTranslation('shop');
  return (
    <p id="offline" className={offline.banner} data-back={t('online')} hidden>
      <Icon name="alert-triangle" size={20} />
      {say('offline')}
    </p>
  );
}
