import type { CartEditView, CartView, FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { HoldInDock } from '../../../parts/hold/hold-clock.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { InstalmentOffer } from '../../../parts/summary/instalment-offer.js';
import { CartTotal } from '../../../parts/summary/cart-total.js';
import { Alert } from '../../../ui/alert.js';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Dock } from '../../../ui/dock.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import { CartLine } from './cart-line.js';
import { CartOffer } from './cart-offer.js';
import { CartPackage, packageName } from './cart-package.js';
import { CartStays } from './cart-stay.js';
import { CartSums } from './cart-sums.js';
import { PromoField } from './promo-field.js';
import styles from './cart-screen.module.css';
import { LateEditor } from './late-editor.js';
import { openIn, type ShowCart } from './use-cart-view.js';
import { useOpened } from './use-opened.js';
import type { Removal } from './use-removal.js';

type Filled = Extract<CartView, { kind: 'filled' }>;
type CartT = TFunction<'cart'>;

interface FilledProps {
  readonly cart: Filled;
  readonly path: string;
  readonly widget: FrameView['instalments'];
  readonly removal: Removal;
  readonly changed: ShowCart;
  readonly t: CartT;
}

export function FilledCart(props: FilledProps) {
  const { cart, path, removal, changed, t } = props;
  const open = openIn(cart);
  const isFresh = useOpened(open?.id);
  const typed = useTypedName(open);
  // Blocks the payment, which would not include unsaved choices.
  const blocked = cart.blocked ?? open?.editor?.unsaved ?? typed.unsaved;
  const editorOf = (view: CartEditView | undefined, name: string) =>
    view && (
      <LateEditor
        view={view}
        path={path}
        name={name}
        isFresh={isFresh}
        t={t}
        saved={(now, count) => changed(now, count, 'closing')}
      />
    );
  return (
    <>
      <div className={styles.columns}>
        <section aria-label={t('lines')} onInput={typed.note}>
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <li key={line.id}>
                <CartLine line={line} attempt={cart.attempt} path={path} removal={removal} t={t} />
                {editorOf(line.editor, line.name)}
              </li>
            ))}
          </ul>
          <CartStays
            stays={cart.stays}
            attempt={cart.attempt}
            path={path}
            removal={removal}
            changed={changed}
            t={t}
          />
          {cart.packages.map((one) => (
            <CartPackage
              key={one.id}
              one={one}
              attempt={cart.attempt}
              path={path}
              removal={removal}
              changed={changed}
              editor={editorOf(one.editor, packageName(one, t))}
              t={t}
            />
          ))}
          {cart.offer && (
            <CartOffer
              offer={cart.offer}
              attempt={cart.attempt}
              path={path}
              changed={changed}
              t={t}
            />
          )}
        </section>
        <CartSummary cart={cart} blocked={blocked} path={path} t={t} widget={props.widget} />
      </div>
      <CartDock cart={cart} isBlocked={!cart.showPaymentButton || blocked !== undefined} t={t} />
    </>
  );
}

/** A typed name is in no view before it is saved, since the page's address never carries it. */
function useTypedName(open: ReturnType<typeof openIn>) {
  const [typed, setTyped] = useState<string>();
  const { id, editor } = open ?? {};
  if (typed !== undefined && typed !== id) setTyped(undefined);
  return {
    unsaved: typed === undefined ? undefined : editor?.nameOnTicket?.whenChanged,
    note: ({ target }: FormEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && target.name === 'nameOnTicket')
        setTyped(target.value === target.defaultValue ? undefined : id);
    },
  };
}

function CartDock({ cart, isBlocked, t }: { cart: Filled; isBlocked: boolean; t: CartT }) {
  return (
    <Dock>
      <span className={styles.dockTotal}>
        <span className="text-caption">
          {t('dock')}
          {cart.hold && <HoldInDock hold={cart.hold} />}
        </span>
        <Price price={cart.totals.total.now} />
      </span>
      {isBlocked ? (
        <span className="text-small">{t('blocked')}</span>
      ) : (
        <ButtonLink href={cart.checkout} target="_self" tone="buy">
          {t('checkout')}
        </ButtonLink>
      )}
    </Dock>
  );
}

interface SummaryProps {
  readonly cart: Filled;
  readonly blocked: string | undefined;
  readonly path: string;
  readonly widget: FrameView['instalments'];
  readonly t: CartT;
}

function CartSummary({ cart, blocked, path, widget, t }: SummaryProps) {
  return (
    <section className={styles.side} aria-label={t('summary')}>
      <Ticket
        orientation="vertical"
        stub={
          <div className={styles.stub}>
            <div role="status">
              <CartTotal totals={cart.totals} />
            </div>
            <InstalmentOffer widget={widget} amount={cart.amount} />
            {cart.months && <p className="text-caption">{t('months', cart.months)}</p>}
            {blocked ? (
              <Alert tone="warning" title={t('blocked')}>
                {blocked}
              </Alert>
            ) : (
              <ButtonLink
                href={cart.checkout}
                target="_self"
                tone="buy"
                size="lg"
                className={styles.checkout}
              >
                {t('checkout')}
              </ButtonLink>
            )}
            {cart.keep && (
              <AppLink href={cart.keep} className={`${styles.more} text-label`}>
                {t('keep')}
              </AppLink>
            )}
            <Guarantees of={cart.guarantees} />
          </div>
        }
      >
        <h2 className="text-h3">{t('summary')}</h2>
        <CartSums cart={cart} />
        <PromoField promo={cart.promo} attempt={cart.attempt} path={path} />
      </Ticket>
      <AppLink href={cart.list} className={`${styles.more} text-label`}>
        {t('keepLooking')}
      </AppLink>
    </section>
  );
}
