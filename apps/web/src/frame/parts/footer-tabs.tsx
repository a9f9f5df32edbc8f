import type { FrameView } from '@shop/ports/screens';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountLink } from './account-link.js';
import { ContactWays } from './contact-ways.js';
import { DiscoverLinks } from './discover-links.js';
import { Fold } from './fold.js';
import styles from './footer-tabs.module.css';

const tabs = ['contact', 'discover'] as const;
type Tab = (typeof tabs)[number];

const panels = { contact: ContactWays, discover: DiscoverLinks } as const;

/** Tabs on desktops, folds on phones. Both work without scripts. */
export function FooterTabs({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  if (frame.layout === 'mobile') return <Folded frame={frame} />;
  return (
    <Fold title={t('footer.help')} isOpenWide>
      <Tabs frame={frame} />
    </Fold>
  );
}

function Folded({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  return (
    <div>
      <AccountLink frame={frame} />
      {tabs.map((tab) => {
        const Panel = panels[tab];
        return (
          <Fold key={tab} id={tab} title={t(`${tab}.title`)} isOpenWide={false}>
            <Panel frame={frame} />
          </Fold>
        );
      })}
    </div>
  );
}

function Tabs({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const { chosen, choose } = useTab();
  const step = (event: KeyboardEvent) => {
    const other = tabs.find((tab) => tab !== (chosen ?? 'contact'));
    const next = { ArrowLeft: other, ArrowRight: other, Home: tabs[0], End: tabs[1] }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  const press = (tab: Tab) => (event: MouseEvent) => {
    event.preventDefault();
    choose(tab);
  };
  return (
    <div className={styles.tabs} data-live={chosen && ''}>
      <div role="tablist" aria-label={t('footer.help')} className={styles.list} onKeyDown={step}>
        {tabs.map((tab) => (
          <a
            key={tab}
            role="tab"
            id={`tab-${tab}`}
            href={`#${tab}`}
            className="text-h3"
            aria-controls={tab}
            aria-selected={tab === (chosen ?? 'contact')}
            tabIndex={chosen && tab !== chosen ? -1 : undefined}
            onClick={press(tab)}
          >
            {t(`${tab}.title`)}
          </a>
        ))}
      </div>
      <Panels frame={frame} chosen={chosen} />
    </div>
  );
}

const Panels = ({ frame, chosen }: { frame: FrameView; chosen: Tab | undefined }) =>
  tabs.map((tab) => {
    const Panel = panels[tab];
    return (
      <section
        key={tab}
        role="tabpanel"
        id={tab}
        className={styles[tab]}
        aria-labelledby={`tab-${tab}`}
        hidden={chosen && tab !== chosen}
      >
        <Panel frame={frame} />
      </section>
    );
  });

/** Undefined until hydration; then the tab of the fragment, or the one clicked. */
function useTab() {
  const [chosen, choose] = useState<Tab>();
  useEffect(() => {
    const follow = () =>
      choose((before) => tabs.find((tab) => location.hash === `#${tab}`) ?? before ?? 'contact');
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return { chosen, choose };
}
