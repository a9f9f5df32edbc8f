import type { FrameView, ThingsToDoView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { SceneHero } from '../../../ui/scene-hero.js';
import { Section } from '../../../ui/section.js';
import { Practical } from './practical.js';
import { ThemePart } from './theme-part.js';
import type texts from './things-to-do.en.json';
import styles from './things-to-do-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    thingsToDo: typeof texts;
  }
}

export function ThingsToDoScreen({ view }: { view: ThingsToDoView; frame: FrameView }) {
  const { t } = useTranslation('thingsToDo');
  return (
    <>
      <SceneHero
        scene={view.scene}
        wall={view.wall}
        title={view.title}
        lead={view.lead}
        className={styles.hero}
      />
      <div className={`${styles.page} co-page`}>
        <div className={styles.introduction}>
          {view.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <nav aria-label={t('themes')}>
          <ul className={styles.themes}>
            {view.themes.map(({ theme }) => (
              <li key={theme}>
                <a href={`#${theme}`} className="text-label">
                  {t(`theme.${theme}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {view.problem && <ProblemAlert problem={view.problem} />}
        {view.themes.map((theme) => (
          <ThemePart key={theme.theme} theme={theme} t={t} />
        ))}
        <Practical view={view} t={t} />
        <Others view={view} t={t} />
      </div>
    </>
  );
}

function Others({ view, t }: { view: ThingsToDoView; t: TFunction<'thingsToDo'> }) {
  return (
    <Section title={t('others')} id="others">
      <ul className={styles.others}>
        {view.others.map(({ name, href }) => (
          <li key={href}>
            <AppLink href={href} className="text-h4">
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={view.list}>{t('list')}</ButtonLink>
      </div>
    </Section>
  );
}
