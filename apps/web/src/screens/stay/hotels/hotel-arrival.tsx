import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { CoastMap } from '../../../parts/coast-map/coast-map.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { Section } from '../../../ui/section.js';
import styles from './hotel-screen.module.css';
import { NamedParts } from './named-parts.js';

export function HotelArrival({
  view: { title, wall, arrival },
  t,
}: {
  view: Pick<HotelView, 'title' | 'wall' | 'arrival'>;
  t: TFunction<'hotels'>;
}) {
  const { address, map, maps, airportKm, airportMinutes, ways } = arrival;
  return (
    <Section title={t('arrival.title')} id="arrival">
      <div className={styles.place}>
        <Icon name="map-pin" />
        <address lang="es-MX">
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div>
        <ButtonLink href={maps} tone="outline" icon={<Icon name="map-pin" size={20} />}>
          {t('arrival.maps')}
        </ButtonLink>
      </div>
      <div className={styles.map}>
        <CoastMap
          map={map}
          wall={wall}
          label={t('arrival.map', { name: title })}
          sea={t('arrival.sea')}
        />
      </div>
      <p>{t('arrival.airport', { km: airportKm, minutes: airportMinutes })}</p>
      <NamedParts parts={ways} />
    </Section>
  );
}
