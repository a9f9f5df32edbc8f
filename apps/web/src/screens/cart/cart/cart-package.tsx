import { type CartPackageView, removePackage } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferPrice } from '../../../ui/offer-price.js';
import { AppLink } from '../../../ui/app-link.js';
import { CartLine } from './cart-line.js';
import { CartStay } from './cart-stay.js';
import styles from './cart-screen.module.css';
import { MoveStay } from './move-stay.js';
import { RemoveButton } from './remove-button.js';
import { SplitButton } from './split-button.js';
import { EditWay } from './edit-way.js';
import type { Removal } from './use-removal.js';
import type { ShowCart } from './use-cart-view.js';

interface CartPackageProps {
  readonly one: CartPackageView;
  readonly attempt: string;
  readonly path: string;
  readonly removal: Removal;
  readonly changed: ShowCart;
  readonly editor: ReactNode;
  readonly t: TFunction<'cart'>;
}

export function CartPackage(props: CartPackageProps) {
  const { one, attempt, path, removal, changed, editor, t } = props;
  const { t: words } = useTranslation('summary');
  const name = packageName(one, t);
  return (
    <section className={styles.package} aria-label={name}>
      <header className={styles.packageHead}>
        <h2 className="text-h3">{name}</h2>
        <OfferPrice offer={one.total} size="small" beforeLabel={words('before')} />
        <span className={styles.packageWays}>
          <EditWay of={one} name={name} t={t} />
          <SplitButton
            one={one}
            name={name}
            attempt={attempt}
            path={path}
            changed={changed}
            t={t}
          />
          <RemoveButton
            action={`/api${removePackage.path}`}
            fields={{ path, package: one.id, attempt }}
            isBusy={removal.removing.includes(one.id)}
            label={t('removeNamed', { name })}
            onRemove={() => removal.removePackage(one.id, attempt)}
          >
            {t('remove')}
          </RemoveButton>
        </span>
      </header>
      {editor}
      <ul className={styles.lines}>
        {one.lines.map((line) => (
          <li key={line.id}>
            <CartLine line={line} attempt={attempt} path={path} removal={removal} isPart t={t} />
          </li>
        ))}
        {one.stay && (
          <li>
            <CartStay stay={one.stay} attempt={attempt} path={path} removal={removal} t={t} />
          </li>
        )}
      </ul>
      <Nights {...props} />
    </section>
  );
}

/** Its nights, or a link to find some. */
function Nights({ one, attempt, path, changed, t }: CartPackageProps) {
  if (one.stay)
    return (
      <div className={styles.nights}>
        <p className="text-small">{t('package.nightsNote')}</p>
        <MoveStay stay={one.stay} isPart attempt={attempt} path={path} changed={changed} t={t} />
      </div>
    );
  if (!one.nights) return null;
  return (
    <p>
      <AppLink href={one.nights} className={`${styles.more} text-label`}>
        {t('package.addNights')}
      </AppLink>
    </p>
  );
}

/** Named by the number of tickets, and whether it includes nights. */
export const packageName = ({ lines, stay }: CartPackageView, t: TFunction<'cart'>): string => {
  const tickets = t('package.title', { count: lines.length });
  return stay ? t('package.withNights', { tickets }) : tickets;
};
