import type { PackageTicketView, PackageView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import ticketRow from '../../../parts/ticket-row/ticket-row.module.css';
import styles from './packages-screen.module.css';

interface PackageCardProps {
  one: PackageView;
  /** In the first view, so pictures load eagerly. */
  isEarly?: boolean;
  t: TFunction<'packages'>;
}

export function PackageCard({ one, isEarly, t }: PackageCardProps) {
  const title = `package-${one.key}`;
  return (
    <section className={styles.package} aria-labelledby={title} id={one.key}>
      <header className={styles.head}>
        <h2 id={title} className="text-h2">
          {one.name}
        </h2>
        <p className={styles.lead}>{one.line}</p>
      </header>
      <ol className={ticketRow.row} aria-label={t('includes', { name: one.name })}>
        {one.tickets.map((ticket) => (
          <li key={ticket.slug} className={ticketRow.ticket} data-wall={ticket.wall}>
            <PackageTicket ticket={ticket} isEarly={isEarly} t={t} />
          </li>
        ))}
      </ol>
      <Total one={one} t={t} />
    </section>
  );
}

interface PackageTicketProps extends Pick<PackageCardProps, 'isEarly' | 't'> {
  ticket: PackageTicketView;
}

function PackageTicket({ ticket, isEarly, t }: PackageTicketProps) {
  return (
    <>
      <SceneImage
        scene={ticket.scene}
        wall={ticket.wall}
        crop="wide"
        isEarly={isEarly}
        decorative
        sizesClass={styles.scene}
      />
      <div className={styles.what}>
        <h3 className="text-h3">
          <AppLink href={ticket.href} className={styles.name}>
            {ticket.name}
          </AppLink>
        </h3>
        <p className="text-small">{ticket.kind}</p>
        <p className="text-small">{ticket.hours}</p>
      </div>
      <p className={styles.stub}>
        {ticket.from ? (
          <>
            <span className="text-caption">{t('from')}</span>
            <Price price={ticket.from} />
          </>
        ) : (
          <span className="text-small">{t('noPrice')}</span>
        )}
      </p>
    </>
  );
}

function Total({ one, t }: PackageCardProps) {
  return (
    <div className={styles.total}>
      <div className={styles.sum}>
        {one.total && (
          <p className={styles.amount}>
            <span className="text-label">{t('sum')}</span>
            <Price price={one.total} size="xl" />
            <span className="text-small">{t('perAdult')}</span>
          </p>
        )}
        {one.total && <p className="text-small">{t('how')}</p>}
        {one.combo && (
          <p className={`${styles.combo} text-small`}>
            <Icon name="discount" size={20} />
            {t(one.total ? 'comboIn' : 'combo', one.combo)}
          </p>
        )}
      </div>
      <div className={styles.way}>
        <ButtonLink href={one.choose} icon={<Icon name="calendar-event" size={20} />}>
          {t('choose')}
          <span className="co-hidden"> {t('chooseOf', { name: one.name })}</span>
        </ButtonLink>
        <p className="text-small">{t('ownDay')}</p>
      </div>
    </div>
  );
}
