import type { RoomPageView, RoomView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { NightPrice } from '../../../parts/posters/night-price.js';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Section } from '../../../ui/section.js';
import { Room } from './hotel-rooms.js';
import rooms from './hotel-rooms.module.css';
import hotel from './hotel-screen.module.css';
import { NamedParts } from './named-parts.js';
import { PointList } from './point-list.js';
import { RoomFacts, RoomWindow } from './room-parts.js';
import styles from './room-screen.module.css';

export function RoomScreen({ view }: { view: RoomPageView }) {
  const { t } = useTranslation('hotels');
  const { room, ages, board, others } = view;
  return (
    <div className={`${styles.page} co-page`} data-wall={view.wall}>
      <div className={styles.head}>
        <RoomWindow window={room.window} className={styles.window} />
        <div className={styles.words}>
          <p className="text-label">
            <AppLink href={view.hotel.href}>{t('roomPage.of', { hotel: view.hotel.name })}</AppLink>
          </p>
          <PageTitle>{room.name}</PageTitle>
          <p className="text-lead">{room.text}</p>
          <RoomFacts room={room} age={ages.adult} t={t} />
          <p className={`${styles.muted} text-small`}>{t('roomPage.hours', view.hours)}</p>
          <Night night={room.night} t={t} />
          <ButtonLink href={view.find} tone="buy" size="lg" icon={<Icon name="bed" />}>
            {t('roomPage.price')}
          </ButtonLink>
        </div>
      </div>
      <div className={hotel.main}>
        <Section title={t('board')} id="board">
          <p className={hotel.lead}>{board.lead}</p>
          <NamedParts parts={board.parts} />
        </Section>
        <Section title={t('children.title')} id="children">
          <PointList points={view.children} />
        </Section>
        <Section title={t('accessibility')} id="accessibility">
          <PointList points={view.accessibility} />
        </Section>
        <Section title={t('roomPage.others')} id="others">
          <ul className={rooms.rooms}>
            {others.map((one) => (
              <li key={one.href}>
                <Room room={one} age={ages.adult} t={t} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}

/** The lowest price per night; nothing if it is unknown. */
const Night = ({ night, t }: { night: RoomView['night']; t: TFunction<'hotels'> }) =>
  night && (
    <div>
      <NightPrice night={night} size="xl" />
      <p className={`${styles.muted} text-small`}>{t('call.lowest')}</p>
    </div>
  );
