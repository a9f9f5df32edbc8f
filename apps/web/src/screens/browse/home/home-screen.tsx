import type { FrameView, HomeView } from '@shop/ports/screens';
import { HotelTicket } from '../../../parts/posters/hotel-ticket.js';
import { PosterGrid } from '../../../parts/posters/poster-grid.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.js';
import { AppLink } from '../../../ui/app-link.js';
import { Section } from '../../../ui/section.js';
import { Hero } from './hero.js';
import styles from './home-screen.module.css';
import { OpenNow } from './open-now.js';
import { Promo } from './promo.js';
import { TripPlanner } from './trip-planner.js';
import type texts from './home.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    home: typeof texts;
  }
}

export function HomeScreen({ view, frame }: { view: HomeView; frame: FrameView }) {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero view={view} t={t} />
      <div className={`${styles.planner} co-page`}>
        <TripPlanner planner={view.planner} path={frame.path} t={t} />
      </div>
      <div className={`${styles.rest} co-page`}>
        {view.problem && <Alert tone="warning">{view.problem}</Alert>}
        {view.posters.length > 0 && (
          <Section
            title={t('posters')}
            id="cartelera"
            action={<AppLink href={view.all.href}>{t('all')}</AppLink>}
          >
            <PosterGrid posters={view.posters} layout="wall" />
          </Section>
        )}
        {view.promo && <Promo promo={view.promo} t={t} />}
        {view.openNow.length > 0 && <OpenNow places={view.openNow} t={t} />}
        <Section
          title={t('hotels')}
          id="hotels"
          action={<AppLink href={view.allHotels.href}>{t('allHotels')}</AppLink>}
        >
          <ul className={styles.hotels}>
            {view.hotels.map((hotel) => (
              <li key={hotel.code}>
                <HotelTicket hotel={hotel} />
              </li>
            ))}
          </ul>
        </Section>
        <Guarantees of={view.guarantees} layout="row" />
      </div>
    </>
  );
}
