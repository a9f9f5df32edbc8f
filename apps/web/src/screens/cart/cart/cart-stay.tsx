import { type CartStayView, removeStay } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { StayFacts, StayRooms } from '../../../parts/stay/stay-rooms.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './cart-line.module.css';
import stayStyles from '../../../parts/stay/stay.module.css';
import screenStyles from './cart-screen.module.css';
import { EditWay } from './edit-way.js';
import { MoveStay } from './move-stay.js';
import { RemoveButton } from './remove-button.js';
import type { ShowCart } from './use-cart-view.js';
import type { Removal } from './use-removal.js';

interface CommonProps {
  readonly attempt: string;
  readonly path: string;
  readonly removal: Removal;
  readonly t: TFunction<'cart'>;
}

/** Renders nothing without stays. */
export function CartStays({
  stays,
  changed,
  ...rest
}: CommonProps & {
  readonly stays: readonly CartStayView[] | undefined;
  readonly changed: ShowCart;
}) {
  if (!stays) return null;
  const { attempt, path, t } = rest;
  return (
    <ul className={`${screenStyles.lines} ${stayStyles.list}`}>
      {stays.map((stay) => (
        <li key={stay.id}>
          <CartStay stay={stay} {...rest} />
          <MoveStay stay={stay} attempt={attempt} path={path} changed={changed} t={t} />
        </li>
      ))}
    </ul>
  );
}

type CartStayProps = CommonProps & { readonly stay: CartStayView };

/** Hotel nights; lost ones say so at the top. */
export function CartStay({ stay, attempt, path, removal, t }: CartStayProps) {
  const common = { scene: stay.scene, wall: stay.wall, crop: 'wide', decorative: true } as const;
  return (
    <Ticket
      className={styles.line}
      label={stay.hotel}
      stub={
        <>
          <OfferPrice offer={stay.total} beforeLabel={stay.before} />
          <div className={styles.actions}>
            <EditWay of={stay} name={stay.hotel} t={t} />
            <RemoveButton
              action={`/api${removeStay.path}`}
              fields={{ path, line: stay.id, attempt }}
              isBusy={removal.removing.includes(stay.id)}
              label={t('removeNamed', { name: stay.hotel })}
              onRemove={() => removal.removeStay(stay.id, attempt)}
            >
              {t('remove')}
            </RemoveButton>
          </div>
        </>
      }
    >
      <SceneImage {...common} sizesClass={styles.strip} />
      <SceneImage {...common} sizesClass={styles.end} />
      <div className={styles.what}>
        {stay.problem && <ProblemAlert problem={stay.problem} />}
        <h2 className="text-h3">{stay.hotel}</h2>
        <StayFacts stay={stay} />
        <div className={styles.prices}>
          <StayRooms stay={stay} />
        </div>
      </div>
    </Ticket>
  );
}
