import type { PhotoPassView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { SceneHero } from '../../../ui/scene-hero.js';
import { Section } from '../../../ui/section.js';
import { Ticket } from '../../../ui/ticket.js';
import { PassesNeeded } from './passes-needed.js';
import styles from './photo-pass-screen.module.css';
import { PhotoPlaces } from './photo-places.js';
import type texts from './photo-pass.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    photoPass: typeof texts;
  }
}

export function PhotoPassScreen({ view }: { view: PhotoPassView }) {
  const { t } = useTranslation('photoPass');
  return (
    <>
      <SceneHero scene={view.scene} wall={view.wall} title={view.title} lead={view.lead} />
      <div className={`${styles.page} co-page`}>
        <div className={styles.pass}>
          <PassTicket view={view} t={t} />
          <PassesNeeded needed={view.needed} t={t} />
        </div>
        <div className={styles.lists}>
          <PlainList title={t('covers.title')} items={view.covers} icon="circle-check" />
          <PlainList title={t('covers.not')} items={view.notCovered} icon="x" />
        </div>
        <Section title={t('steps')} id="steps">
          <ol className={styles.steps}>
            {view.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-h4">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={t('places.title')} id="places">
          {view.problem && <ProblemAlert problem={view.problem} />}
          <p className={styles.note}>{t('places.note')}</p>
          <PhotoPlaces places={view.places} t={t} />
          <ul aria-label={t('more')}>
            {view.more.map(({ name, href }) => (
              <li key={href}>
                <AppLink href={href} className={styles.more}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}

function PassTicket({ view, t }: { view: PhotoPassView; t: TFunction<'photoPass'> }) {
  return (
    <Ticket
      stub={
        view.from ? (
          <p className={styles.from}>
            <span className="text-small">{t('from')}</span>
            <Price price={view.from} />
            <span className="text-small">{t('perPass')}</span>
          </p>
        ) : (
          <p className="text-small">{t('places.noPrice')}</p>
        )
      }
    >
      <h2 className="text-h3">{t('group', { size: view.groupSize })}</h2>
      <p className={styles.note}>{t('groupText')}</p>
    </Ticket>
  );
}

function PlainList(props: { title: string; items: readonly string[]; icon: IconName }) {
  const { title, items, icon } = props;
  return (
    <section aria-label={title}>
      <h2 className="text-h4">{title}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={20} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
