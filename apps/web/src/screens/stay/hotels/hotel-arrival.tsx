import type { HotelView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Icon } from '../../../ui/icon.js';
import { Section } from '../../../ui/section.js';
import styles from './hotel-screen.module.css';
import { NamedParts } from './named-parts.js';

/** Where the hotel stands and the ways to it. */
export function HotelArrival({
  arrival,
  t,
}: {
  arrival: HotelView['arrival'];
  t: TFunction<'hotels'>;
}) {
  const { address, airportKm, airportMinutes, ways } = arrival;
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
      <p>{t('arrival.airport', { km: airportKm, minutes: airportMinutes })}</p>
      <NamedParts parts={ways} />
    </Section>
  );
}
