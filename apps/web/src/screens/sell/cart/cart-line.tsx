import { removeFromCart, type CartLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { LineSummary } from '../../../parts/summary/line-summary.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './cart-line.module.css';
import type { Removal } from './use-remove.js';

type CartT = TFunction<'cart'>;

interface CartLineProps {
  readonly line: CartLineView;
  readonly attempt: string;
  readonly path: string;
  readonly removal: Removal;
  readonly t: CartT;
}

/** One ticket of the cart. A line that can't be sold says why on top, and can always be removed. */
export function CartLine({ line, attempt, path, removal, t }: CartLineProps) {
  const { t: words } = useTranslation('summary');
  return (
    <Ticket
      label={line.name}
      stub={<OfferPrice offer={line.summary.total} beforeLabel={words('before')} />}
    >
      {line.problem && (
        <div className={styles.problem}>
          <ProblemAlert problem={line.problem} />
        </div>
      )}
      <div className={styles.line} data-wall={line.wall}>
        <SceneImage
          scene={line.scene}
          wall={line.wall}
          crop="phone"
          decorative
          sizesClass={styles.scene}
        />
        <div className={styles.what}>
          <h2 className="text-h3">{line.name}</h2>
          <LineFacts line={line} t={t} />
          <LineSummary summary={line.summary} />
          <div className={styles.actions}>
            {line.edit && (
              <ButtonLink
                href={line.edit}
                tone="quiet"
                size="sm"
                icon={<Icon name="pencil" size={20} />}
                aria-label={t('editNamed', { name: line.name })}
              >
                {t('edit')}
              </ButtonLink>
            )}
            <RemoveForm line={line} attempt={attempt} path={path} removal={removal} t={t} />
          </div>
        </div>
      </div>
    </Ticket>
  );
}

function RemoveForm({ line, attempt, path, removal, t }: CartLineProps) {
  return (
    <form
      method="post"
      action={`/api${removeFromCart.path}`}
      onSubmit={(event) => {
        event.preventDefault();
        void removal.remove(line, attempt);
      }}
    >
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="attempt" value={attempt} />
      <Button
        type="submit"
        tone="quiet"
        size="sm"
        icon={<Icon name="trash" size={20} />}
        busy={removal.removing === line.id}
        aria-label={t('removeNamed', { name: line.name })}
      >
        {t('remove')}
      </Button>
    </form>
  );
}

function LineFacts({ line, t }: { line: CartLineView; t: CartT }) {
  const facts = [
    { name: t('date'), value: line.date ?? t('openTicket') },
    { name: t('hours'), value: line.hours },
    { name: t('component'), value: line.component },
  ];
  return (
    <dl className={`${styles.facts} text-small`}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
