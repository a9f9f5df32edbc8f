import { addPromo, type CouponChoiceView, type PromoView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import styles from './promo-field.module.css';
import { RemoveButton } from './remove-button.js';
import { type PromoUse, usePromo } from './use-promo.js';

type CartT = TFunction<'cart'>;

interface PromoProps {
  readonly promo: PromoView;
  readonly attempt: string;
  readonly path: string;
  readonly t: CartT;
}

/** The cart's code with what it does, or a field for one and the visitor's own coupons to press. */
export function PromoField({ promo, attempt, path, t }: PromoProps) {
  const use = usePromo(path, attempt);
  return (
    <div className={styles.promo}>
      {promo.inCart ? (
        <InCart inCart={promo.inCart} use={use} t={t} />
      ) : (
        <CodeForm promo={promo} use={use} t={t} />
      )}
      {promo.coupons.length > 0 && (
        <section aria-label={t('promo.coupons')}>
          <h3 className="text-label">{t('promo.coupons')}</h3>
          <ul className={styles.coupons}>
            {promo.coupons.map((coupon) => (
              <li key={coupon.code}>
                <CouponTicket coupon={coupon} use={use} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Closed behind its link; open while there is something in it to be mended. */
function CodeForm({ promo, use, t }: Pick<PromoProps, 'promo' | 't'> & { use: PromoUse }) {
  const problem = use.problem ?? promo.problem;
  return (
    <details className={styles.ask} open={problem !== undefined || undefined}>
      <summary className="text-label">{t('promo.ask')}</summary>
      <form method="post" action={`/api${addPromo.path}`} onSubmit={use.submit} noValidate>
        {use.hidden}
        <TextField
          id="field-promo"
          name="code"
          label={t('promo.label')}
          defaultValue={promo.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          problem={problem && [problem.text, problem.detail].filter(Boolean).join('. ')}
        />
        <Button type="submit" tone="outline" busy={use.isBusy}>
          {t('promo.apply')}
        </Button>
      </form>
    </details>
  );
}

interface InCartProps {
  readonly inCart: NonNullable<PromoView['inCart']>;
  readonly use: PromoUse;
  readonly t: CartT;
}

function InCart({ inCart: { code, title, reason }, use, t }: InCartProps) {
  return (
    <div className={styles.inCart}>
      <p tabIndex={-1} ref={use.arrived}>
        <strong>{code}</strong>
        {title && <span className="text-small"> {title}</span>}
      </p>
      {(use.problem?.text ?? reason) && (
        <p className={`${styles.reason} text-small`}>{use.problem?.text ?? reason}</p>
      )}
      <RemoveButton
        action={use.removal}
        fields={{ ...use.fields, code }}
        isBusy={use.isBusy}
        label={t('promo.removeNamed', { code })}
        onRemove={() => void use.remove(code)}
      >
        {t('remove')}
      </RemoveButton>
    </div>
  );
}

/** A coupon as a ticket to press; one that does nothing now says why instead. */
function CouponTicket({ coupon, use }: { coupon: CouponChoiceView; use: PromoUse }) {
  const { code, title, worth, reason } = coupon;
  const words = (
    <>
      <strong className={styles.worth}>{worth}</strong>{' '}
      <span className={styles.words}>
        <span className="text-label">{code}</span>{' '}
        <span className="text-caption">{reason ?? title}</span>
      </span>
    </>
  );
  if (reason) return <div className={styles.coupon}>{words}</div>;
  return (
    <form method="post" action={`/api${addPromo.path}`} onSubmit={use.submit}>
      {use.hidden}
      <input type="hidden" name="code" value={code} />
      <button type="submit" className={styles.coupon}>
        {words}
      </button>
    </form>
  );
}
