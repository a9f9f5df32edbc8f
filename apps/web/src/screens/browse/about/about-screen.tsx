import type { AboutView, FrameView } from '@shop/ports/screens';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { Dock } from '../../../ui/dock.js';
import { Section } from '../../../ui/section.js';
import { Activities } from './activities.js';
import { AboutFacts } from './about-facts.js';
import { AboutHero } from './about-hero.js';
import styles from './about-screen.module.css';
import { BuyTicket, FromPrice } from './buy-ticket.js';
import { ForWhom } from './for-whom.js';
import { Timetable } from './timetable.js';
import type texts from './about.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    about: typeof texts;
  }
}

export function AboutScreen({ view }: { view: AboutView; frame: FrameView }) {
  const { t } = useTranslation('about');
  return (
    <>
      <AboutHero view={view} t={t} />
      <div className={`${styles.page} co-page`}>
        <div className={styles.main}>
          {view.problem && <ProblemAlert problem={view.problem} />}
          <AboutFacts view={view} t={t} />
          <Activities view={view} t={t} />
          <Section title={t('place')} id="place">
            <div className={styles.prose}>
              {view.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Section>
          <Timetable view={view} t={t} />
          <ForWhom view={view} t={t} />
          <nav className={styles.next} aria-label={t('next')}>
            <ButtonLink href={view.directions} tone="outline">
              {t('directions')}
            </ButtonLink>
            <ButtonLink href={view.faq} tone="outline">
              {t('faq')}
            </ButtonLink>
          </nav>
        </div>
        <aside className={styles.side} aria-label={t('ticket')}>
          <BuyTicket view={view} t={t} />
        </aside>
      </div>
      <Dock>
        <FromPrice view={view} t={t} />
        <ButtonLink href={view.buy} tone="buy">
          {t('buy')}
        </ButtonLink>
      </Dock>
    </>
  );
}
