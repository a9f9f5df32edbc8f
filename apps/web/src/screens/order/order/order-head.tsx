import type { OrderMailForm } from '@shop/ports/forms';
import {
  type OrderFiles,
  type OrderMailState,
  type OrderView,
  sendOrderMail,
} from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { PageTitle } from '../../../ui/page-title.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './order-head.module.css';
import { isPaid } from './is-paid.js';
import { MailForm } from './mail-form.js';
import { useAwaiting, useConfirming } from './use-confirming.js';

type OrderT = TFunction<'order'>;

interface OrderHeadProps {
  readonly view: OrderView;
  readonly mail: OrderMailState | undefined;
  readonly asked: OrderMailForm;
  readonly answer: (state: OrderMailState) => void;
  readonly t: OrderT;
}

type NightsKey = 'stay.text' | 'stay.awaiting' | 'stay.lapsed' | 'stay.cancelled';
/** For orders of nights only, which have no tickets. */
const ofNights: Readonly<Partial<Record<OrderView['state'], NightsKey>>> = {
  confirmed: 'stay.text',
  awaiting: 'stay.awaiting',
  lapsed: 'stay.lapsed',
  cancelled: 'stay.cancelled',
};

/** Paid, but no ticket can be shown yet. */
const isWithoutTickets = ({ lines }: OrderView): boolean =>
  lines.some(({ missing }) => missing) &&
  lines.every(({ vouchers, files }) => vouchers.length === 0 && !files);

/** The outcome on the first place's wall: order number and actions. */
export function OrderHead(props: OrderHeadProps) {
  const { view, mail, t } = props;
  const { state, firstName, wall, lines } = view;
  const isLate = useConfirming(state === 'confirming');
  useAwaiting(state === 'awaiting');
  const scene = lines[0]?.scene ?? view.stays?.[0]?.scene;
  const ofStay = lines.length === 0 ? ofNights[state] : undefined;
  const words = ofStay ?? (isWithoutTickets(view) ? 'confirmed.none' : (`${state}.text` as const));
  return (
    <div className={styles.stage} data-wall={wall}>
      {scene && (
        <SceneImage scene={scene} wall={wall} priority decorative sizesClass={styles.scene} />
      )}
      <div className="co-page">
        <Wall wall={wall} className={styles.head}>
          <PageTitle size={state === 'confirmed' ? 'hero' : 'h1'}>
            {t(`${state}.title`, { name: firstName })}
          </PageTitle>
          <p className="text-lead" role="status">
            {state === 'confirming' && isLate ? t('confirming.slow') : t(words)}
          </p>
          {mail && <p role="status">{t(`mail.${mail.standing}`, { to: mail.to })}</p>}
          <Facts view={view} t={t} />
          <Actions {...props} />
        </Wall>
      </div>
    </div>
  );
}

function Facts({ view, t }: { view: OrderView; t: OrderT }) {
  const { id, boughtAt, state, totals } = view;
  const facts = [
    { name: t('number'), value: id, isCode: true },
    { name: t(isPaid(view) ? 'boughtAt' : 'unpaid.date'), value: boughtAt },
    { name: t('paid'), value: state === 'confirmed' && totals.total.now.text },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value, isCode }) =>
          value && (
            <div key={name}>
              <dt className="text-small">{name}</dt>
              <dd translate={isCode ? 'no' : undefined}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Files({ files, t }: { files: OrderFiles; t: OrderT }) {
  return (
    <>
      {files.vouchers && (
        <ButtonLink href={files.vouchers} tone="onWall" icon={<Icon name="ticket" size={20} />}>
          {t('files.vouchers')}
        </ButtonLink>
      )}
      {files.calendar && (
        <ButtonLink
          href={files.calendar}
          tone="onWall"
          icon={<Icon name="calendar-event" size={20} />}
        >
          {t('files.calendar')}
        </ButtonLink>
      )}
    </>
  );
}

const retryOf = (state: OrderView['state']) =>
  state === 'failed' ? 'retry' : state === 'lapsed' ? 'again' : 'cart';

function Actions({ view, mail, asked, answer, t }: OrderHeadProps) {
  return (
    <div className={styles.actions}>
      {view.state === 'confirming' && (
        <a href={asked.path} className={`${styles.reload} text-label`}>
          {t('confirming.reload')}
        </a>
      )}
      {view.retry && (
        <ButtonLink href={view.retry.href} tone="onWall">
          {t(retryOf(view.state))}
        </ButtonLink>
      )}
      {view.state === 'confirmed' && (
        <Button
          tone="onWall"
          icon={<Icon name="printer" size={20} />}
          className={styles.print}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      )}
      {view.files && <Files files={view.files} t={t} />}
      {mail && (
        <MailForm
          action={sendOrderMail}
          tone="onWall"
          asked={asked}
          answer={answer}
          problems={view.problems}
        >
          {t(mail.standing === 'none' ? 'mail.send' : 'mail.again')}
        </MailForm>
      )}
    </div>
  );
}
