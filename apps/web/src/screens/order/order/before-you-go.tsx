import type { FrameView, OrderLineView, OrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Icon } from '../../../ui/icon.js';
import { Section } from '../../../ui/section.js';
import styles from './order-screen.module.css';

interface BeforeYouGoProps {
  lines: readonly OrderLineView[];
  dateChange: OrderView['dateChange'];
  frame: FrameView;
  t: TFunction<'order'>;
}

/** Meeting points and what to bring by place, and the deadline for changing a date by phone. */
export function BeforeYouGo({ lines, dateChange, frame, t }: BeforeYouGoProps) {
  const { phones } = frame.callCentre;
  const phone = phones.find(({ country }) => country === frame.phoneISO) ?? phones[0];
  return (
    <Section title={t('before.title')} id="before" className={styles.before}>
      <ul className={styles.places}>
        {lines
          .filter(({ cancelled }) => !cancelled)
          .map((line) => (
            <li key={line.id} className={styles.place} data-wall={line.wall}>
              <h3 className="text-h3">{line.name}</h3>
              {line.pickup && (
                <>
                  <p className="text-label">{t('before.pickup')}</p>
                  <p>{whatToDo(line.pickup, t)}</p>
                </>
              )}
              <MeetingPoint line={line} t={t} />
              {line.bring.length > 0 && (
                <>
                  <p className="text-label">{t('before.bring')}</p>
                  <ul className={styles.bring}>
                    {line.bring.map((thing) => (
                      <li key={thing}>
                        <Icon name="check" size={20} />
                        {thing}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
      </ul>
      <div>
        {dateChange && (
          <>
            <h3 className="text-h4">{t('before.change')}</h3>
            <p className={styles.prose}>{t(`before.${dateChange}`)}</p>
          </>
        )}
        {phone && (
          <p>
            <AppLink href={phone.href}>{t('before.call', { number: phone.number })}</AppLink>
          </p>
        )}
      </div>
    </Section>
  );
}

function MeetingPoint({ line, t }: { line: OrderLineView; t: TFunction<'order'> }) {
  return (
    <>
      <p className="text-label">{t('before.meetingPoint')}</p>
      <p>{line.meetingPoint}</p>
      {line.directions && (
        <p>
          <AppLink href={line.directions} className={styles.way}>
            <Icon name="map-pin" size={20} />
            {t('before.directions')}
            <span className="co-hidden">: {line.name}</span>
          </AppLink>
        </p>
      )}
    </>
  );
}

/** What the visitor still has to do before pickup. */
function whatToDo(pickup: NonNullable<OrderLineView['pickup']>, t: TFunction<'order'>): string {
  if (pickup.kind === 'open') return t('before.pickupOpen');
  const { place, time } = pickup;
  return `${place}${time ? `, ${time}. ${t('before.pickupAt')}` : `. ${t('before.pickupNoTime')}`}`;
}
