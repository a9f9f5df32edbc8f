import type { BuyAboutView } from '@shop/ports/screens';
import { memo } from 'react';
import { PosterGrid } from '../../../parts/posters/poster-grid.js';
import { AppLink } from '../../../ui/app-link.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Section } from '../../../ui/section.js';
import styles from './buy-about.module.css';
import type { PartProps } from './static-part.js';

type Parts = Pick<PartProps, 'about' | 't'>;

/** What the ticket includes, facts about the day, and links. Nothing is folded. */
export const BuyAbout = memo(function BuyAbout({ view, frame, about, t }: PartProps) {
  const [list] = frame.breadcrumb;
  return (
    <>
      <div className={styles.band} data-wall={view.wall}>
        <div className={`${styles.holds} co-page`}>
          {about.included.length + about.notIncluded.length + about.bring.length > 0 && (
            <Section title={t('about.holds')}>
              <div className={styles.lists}>
                <PlainList title={t('about.included')} items={about.included} icon="circle-check" />
                <PlainList title={t('about.notIncluded')} items={about.notIncluded} icon="x" />
                <PlainList title={t('about.bring')} items={about.bring} icon="check" />
              </div>
            </Section>
          )}
          <Rights about={about} t={t} />
        </div>
      </div>
      <div className={`${styles.about} co-page`}>
        {about.description.length > 0 && <Day view={view} about={about} t={t} />}
        <Pages about={about} t={t} />
        {about.others.length > 0 && (
          <Section
            title={t('about.others')}
            id="others"
            className={styles.others}
            action={list && <AppLink href={list.href}>{list.name}</AppLink>}
          >
            <PosterGrid posters={about.others} layout="four" />
          </Section>
        )}
      </div>
    </>
  );
});

const Day = ({ view, about, t }: Omit<PartProps, 'frame'>) => (
  <section className={styles.day} id="about">
    <div className={styles.prose}>
      <h2 className="text-h2">{t('about.title')}</h2>
      {about.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {view.scene.src && (
      <SceneImage
        scene={view.scene}
        wall={view.wall}
        crop="wide"
        decorative
        sizesClass={styles.scene}
      />
    )}
  </section>
);

function PlainList(props: { title: string; items: readonly string[]; icon: IconName }) {
  const { title, items, icon } = props;
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-h4">{title}</h3>
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

const Rights = ({ about: { rights, terms, phone }, t }: Parts) => (
  <section className={styles.rights}>
    <h2 className="text-h3">{t('about.rights')}</h2>
    <dl>
      {rights.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-label">{title}</dt>
          <dd className="text-small">{text}</dd>
        </div>
      ))}
    </dl>
    {phone && (
      <a href={phone.href}>
        <Icon name="phone" size={20} />
        {phone.name}
      </a>
    )}
    <AppLink href={terms}>{t('about.terms')}</AppLink>
  </section>
);

const pageIcons = {
  directions: 'map-pin',
  about: 'info-circle',
  faq: 'help-circle',
  gallery: 'photo',
} as const satisfies Record<BuyAboutView['pages'][number]['key'], IconName>;

function Pages({ about: { pages, meetingPoint }, t }: Parts) {
  if (pages.length === 0) return null;
  return (
    <Section title={t('about.pages.title')}>
      <ul className={styles.pages}>
        {pages.map(({ key, href }) => (
          <li key={key}>
            <AppLink href={href}>
              <Icon name={pageIcons[key]} />
              <span>
                <b className="text-label">{t(`about.pages.${key}`)}</b>
                <span className="text-small">
                  {key === 'directions' ? meetingPoint : t(`about.pages.${key}Holds`)}
                </span>
              </span>
              <Icon name="chevron-right" size={20} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
