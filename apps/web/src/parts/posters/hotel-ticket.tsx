import type { HotelCardView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import { Icon } from '../../ui/icon.js';
import { SceneImage } from '../../ui/scene-image.js';
import { Ticket } from '../../ui/ticket.js';
import { AmenityList } from './amenity-list.js';
import styles from './hotel-ticket.module.css';
import { NightPrice } from './night-price.js';

interface HotelTicketProps {
  hotel: HotelCardView;
  heading?: 'h2' | 'h3';
  /** `wide` is horizontal from `md`, with two fifths for the scene; `tall` is always vertical. */
  shape?: 'wide' | 'tall';
  isEarly?: boolean;
}

const shapes = { wide: 'responsive', tall: 'vertical' } as const;

/** A hotel as one link. With known dates, the stub links to them. */
export function HotelTicket(props: HotelTicketProps) {
  const { hotel, heading: Heading = 'h3', shape = 'wide', isEarly } = props;
  const { t } = useTranslation('posters');
  return (
    <article data-wall={hotel.wall}>
      <Ticket
        orientation={shapes[shape]}
        className={`${styles.ticket} ${styles[shape]}`}
        stub={
          <div className={styles.stub}>
            <NightPrice night={hotel.night} />
            {hotel.find ? (
              <AppLink href={hotel.find} className={`${styles.find} text-label`}>
                {t('hotel.find')}
                <span className="co-hidden">{`: ${hotel.name}`}</span>
                <Icon name="chevron-right" size={20} />
              </AppLink>
            ) : (
              <span className={`${styles.cue} text-label`} aria-hidden="true">
                {t('hotel.see')}
                <Icon name="chevron-right" size={20} />
              </span>
            )}
          </div>
        }
      >
        <div className={styles.picture}>
          <SceneImage
            scene={hotel.scene}
            wall={hotel.wall}
            crop="wide"
            isEarly={isEarly}
            decorative
            sizesClass={styles.scene}
          />
          <p className={`${styles.kind} text-caption`}>{hotel.kind}</p>
        </div>
        <div className={styles.words}>
          <Heading className="text-h3">
            <AppLink href={hotel.href} className={styles.link}>
              {hotel.name}
            </AppLink>
          </Heading>
          <p className={styles.line}>{hotel.line}</p>
          <AmenityList amenities={hotel.amenities} />
        </div>
      </Ticket>
    </article>
  );
}
