import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AmenityList } from '../../../parts/posters/amenity-list.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { Section } from '../../../ui/section.js';
import { CallTicket } from './call-ticket.js';
import { HotelArrival } from './hotel-arrival.js';
import { HotelHero } from './hotel-hero.js';
import { HotelRooms } from './hotel-rooms.js';
import styles from './hotel-screen.module.css';
import { NamedParts } from './named-parts.js';
import { NearbyParks } from './nearby-parks.js';
import { PointList } from './point-list.js';

export function HotelScreen({ view }: { view: HotelView }) {
  const { t } = useTranslation('hotels');
  const { ages, maxRooms } = view;
  return (
    <>
      <HotelHero view={view} t={t} />
      <div className={`${styles.page} co-page`}>
        {view.problem && (
          <div className={styles.problem}>
            <ProblemAlert problem={view.problem} />
          </div>
        )}
        <CallTicket view={view} t={t} />
        <div className={styles.main}>
          <About view={view} t={t} />
          <HotelRooms view={view} t={t} />
          <Section title={t('board')} id="board">
            <p className={styles.lead}>{view.board.lead}</p>
            <NamedParts parts={view.board.parts} />
          </Section>
          <Section title={t('around')} id="around">
            <NamedParts parts={view.around} />
          </Section>
          <NearbyParks parks={view.parks} t={t} />
          <Section title={t('children.title')} id="children">
            <p className={styles.lead}>
              {t('children.rule', { age: ages.adult, most: ages.maxChildren, rooms: maxRooms })}
            </p>
            <PointList points={view.children} />
          </Section>
          <Section title={t('accessibility')} id="accessibility">
            <PointList points={view.accessibility} />
          </Section>
          <HotelArrival view={view} t={t} />
        </div>
      </div>
    </>
  );
}

function About({ view, t }: { view: HotelView; t: TFunction<'hotels'> }) {
  return (
    <Section title={t('about')} id="about">
      <div className={styles.prose}>
        {view.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <AmenityList amenities={view.amenities} />
      <div>
        <ButtonLink href={view.gallery} tone="outline">
          {t('gallery')}
        </ButtonLink>
      </div>
    </Section>
  );
}
