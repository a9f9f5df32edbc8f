import { removeFromCart, type CartLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { LineSummary } from '../../../parts/summary/line-summary.js';
import { addedFacts } from '../../../parts/summary/added-facts.js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './cart-line.module.css';
import { RemoveButton } from './remove-button.js';
import { EditWay } from './edit-way.js';
import type { Removal } from './use-removal.js';

type CartT = TFunction<'cart'>;

interface CartLineProps {
  readonly line: CartLineView;
  readonly attempt: string;
  readonly path: string;
  readonly removal: Removal;
  /** Part of a package, which is changed and removed as a whole. */
  readonly isPart?: boolean;
  readonly t: CartT;
}

/** One ticket. If it cannot be sold, it says why; it can always be removed. */
export function CartLine({ line, isPart, ...rest }: CartLineProps) {
  const { t } = rest;
  const { t: words } = useTranslation('summary');
  return (
    <Ticket
      className={styles.line}
      label={line.name}
      stub={
        <>
          <OfferPrice offer={line.summary.total} beforeLabel={words('before')} />
          {!isPart && <Actions line={line} {...rest} />}
        </>
      }
    >
      <Scene line={line} />
      <div className={styles.what}>
        {line.problem && <ProblemAlert problem={line.problem} />}
        <h2 className="text-h3">{line.name}</h2>
        <LineFacts line={line} t={t} />
        <Added line={line} />
        <div className={styles.prices}>
          <LineSummary summary={line.summary} />
        </div>
      </div>
    </Ticket>
  );
}

/** Along the top on phones, on the left on desktops. */
function Scene({ line: { scene, wall } }: Pick<CartLineProps, 'line'>) {
  const common = { scene, wall, crop: 'wide', decorative: true } as const;
  return (
    <>
      <SceneImage {...common} sizesClass={styles.strip} />
      <SceneImage {...common} sizesClass={styles.end} />
    </>
  );
}

function Actions(props: CartLineProps) {
  const { line, t } = props;
  return (
    <div className={styles.actions}>
      <EditWay of={line} name={line.name} t={t} />
      <RemoveForm {...props} />
    </div>
  );
}

const RemoveForm = ({ line, attempt, path, removal, t }: CartLineProps) => (
  <RemoveButton
    action={`/api${removeFromCart.path}`}
    fields={{ path, line: line.id, attempt }}
    isBusy={removal.removing.includes(line.id)}
    label={t('removeNamed', { name: line.name })}
    onRemove={() => removal.remove(line.id, attempt)}
  >
    {t('remove')}
  </RemoveButton>
);

function LineFacts({ line, t }: { line: CartLineView; t: CartT }) {
  const facts = [
    { name: t('date'), value: line.date ?? t('openTicket') },
    { name: t('hours'), value: line.hours },
    { name: t('component'), value: line.component },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt className="co-hidden">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Added({ line }: { line: CartLineView }) {
  const { t } = useTranslation('summary');
  return addedFacts(line, t).map(({ icon, name, value }) => (
    <p key={name} className={`${styles.added} text-small`}>
      <Icon name={icon} size={20} />
      <span>
        {name}: {value}
      </span>
    </p>
  ));
}
