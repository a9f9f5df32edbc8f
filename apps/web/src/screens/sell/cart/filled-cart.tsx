import type { CartView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { HoldInDock } from '../../../parts/hold/hold-clock.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { CartTotal } from '../../../parts/summary/cart-total.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { Alert } from '../../../ui/alert.js';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Dock } from '../../../ui/dock.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import { CartLine } from './cart-line.js';
import { CartOffer } from './cart-offer.js';
import { CartPackage } from './cart-package.js';
import { PromoField } from './promo-field.js';
import styles from './cart-screen.module.css';
import type { Removal } from './use-remove.js';

type Filled = Extract<CartView, { kind: 'filled' }>;
type CartT = TFunction<'cart'>;

/** The lines, and beside them what they cost together. */
export function FilledCart(props: { cart: Filled; path: string; removal: Removal; t: CartT }) {
  const { cart, path, removal, t } = props;
  return (
    <>
      {cart.problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      <div className={styles.columns}>
        <section aria-label={t('lines')}>
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <li key={line.id}>
                <CartLine line={line} attempt={cart.attempt} path={path} removal={removal} t={t} />
              </li>
            ))}
          </ul>
          {cart.packages.map((one) => (
            <CartPackage
              key={one.id}
              one={one}
              attempt={cart.attempt}
              path={path}
              removal={removal}
              t={t}
            />
          ))}
          {cart.offer && <CartOffer offer={cart.offer} attempt={cart.attempt} path={path} t={t} />}
        </section>
        <CartSummary cart={cart} path={path} t={t} />
      </div>
      <Dock>
        <span className={styles.dockTotal}>
          <span className="text-caption">
            {t('dock')}
            {cart.hold && <HoldInDock hold={cart.hold} />}
          </span>
          <Price price={cart.totals.total.now} />
        </span>
        {cart.blocked ? (
          <span className="text-small">{t('blocked')}</span>
        ) : (
          <ButtonLink href={cart.checkout} tone="buy">
            {t('checkout')}
          </ButtonLink>
        )}
      </Dock>
    </>
  );
}

/** What each line comes to, and what all of them save. */
function Sums({ cart: { lines: loose, packages, totals } }: { cart: Filled }) {
  const { t } = useTranslation('summary');
  const lines = [...loose, ...packages.flatMap((one) => one.lines)];
  return (
    <ul className={styles.sums}>
      {lines.map(({ id, name, summary }) => (
        <li key={id}>
          <span>{name}</span>
          <OfferPrice offer={summary.total} size="small" beforeLabel={t('before')} />
        </li>
      ))}
      {totals.saved && (
        <li className={styles.saved}>
          <span>{t('discount')}</span>
          <Price price={totals.saved} size="small" />
        </li>
      )}
      {totals.promo && (
        <li className={styles.saved}>
          <span>{t('promo', { code: totals.promo.code })}</span>
          <Price price={totals.promo.saved} size="small" />
        </li>
      )}
    </ul>
  );
}

function CartSummary({ cart, path, t }: { cart: Filled; path: string; t: CartT }) {
  return (
    <section className={styles.side} aria-label={t('summary')}>
      <Ticket
        orientation="vertical"
        stub={
          <div className={styles.stub}>
            <div role="status">
              <CartTotal totals={cart.totals} />
            </div>
            {cart.months && <p className="text-caption">{t('months', { months: cart.months })}</p>}
            {cart.blocked ? (
              <Alert tone="warning" title={t('blocked')}>
                {cart.blocked}
              </Alert>
            ) : (
              <ButtonLink href={cart.checkout} tone="buy" size="lg" className={styles.checkout}>
                {t('checkout')}
              </ButtonLink>
            )}
            {cart.keep && (
              <AppLink href={cart.keep} className={`${styles.more} text-label`}>
                {t('keep')}
              </AppLink>
            )}
            <Guarantees />
          </div>
        }
      >
        <h2 className="text-h3">{t('summary')}</h2>
        <Sums cart={cart} />
        <PromoField promo={cart.promo} attempt={cart.attempt} path={path} />
      </Ticket>
      <AppLink href={cart.list} className={`${styles.more} text-label`}>
        {t('keepLooking')}
      </AppLink>
    </section>
  );
}
