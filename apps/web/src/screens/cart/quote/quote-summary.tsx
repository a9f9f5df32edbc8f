import { type SharedQuoteView, takeQuote } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { FormEvent } from 'react';
import { useShop } from '../../../shop/shop.js';
import { AppLink } from '../../../ui/app-link.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Price } from '../../../ui/price.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './quote-screen.module.css';

interface SummaryProps {
  readonly quote: SharedQuoteView;
  readonly path: string;
  readonly taking: {
    readonly isBusy: boolean;
    submit(event: FormEvent<HTMLFormElement>): void;
  };
  readonly t: TFunction<'quote'>;
}

export function QuoteSummary(props: SummaryProps) {
  const { quote, t } = props;
  return (
    <section className={styles.side} aria-label={t('summary')}>
      {quote.isPartlyInCart ? (
        <Ways {...props} />
      ) : (
        <Ticket orientation="vertical" stub={<Ways {...props} />}>
          <h2 className="text-h3">{t('summary')}</h2>
          <Sums quote={quote} t={t} />
          {quote.hadCode && <p className="text-caption">{t('code')}</p>}
        </Ticket>
      )}
      <AppLink href={quote.list} className={`${styles.more} text-label`}>
        {t('list')}
      </AppLink>
    </section>
  );
}

function Sums({ quote, t }: Pick<SummaryProps, 'quote' | 't'>) {
  const { before, today, total } = quote;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('before')}</dt>
          <dd>
            <Price price={before} />
          </dd>
        </div>
        {today && (
          <div>
            <dt>{t('today')}</dt>
            <dd>
              <Price price={today} size="xl" />
            </dd>
          </div>
        )}
      </dl>
      <p className="text-label">
        {t(`total.${total.kind}`, 'by' in total ? { amount: total.by.text } : {})}
      </p>
    </>
  );
}

/** Creates the cart with a form; the shared link is this page's URL. */
function Ways({ quote, path, taking, t }: SummaryProps) {
  return (
    <div className={styles.ways}>
      {quote.canAdd && (
        <form method="post" action={`/api${takeQuote.path}`} onSubmit={taking.submit}>
          <input type="hidden" name="path" value={path.split('?')[0]} />
          <input type="hidden" name="quote" value={quote.token} />
          <input type="hidden" name="attempt" value={quote.attempt} />
          <Button type="submit" tone="buy" size="lg" busy={taking.isBusy} className={styles.add}>
            {t('add')}
          </Button>
        </form>
      )}
      {quote.isPartlyInCart && (
        <ButtonLink href={quote.cart} tone="buy" size="lg" className={styles.add}>
          {t('cart')}
        </ButtonLink>
      )}
      {quote.ended ? (
        quote.renewed && (
          <ButtonLink href={quote.renewed} tone="outline">
            {t('renew')}
          </ButtonLink>
        )
      ) : (
        <CopyLink link={quote.link} t={t} />
      )}
    </div>
  );
}

function CopyLink({ link, t }: { link: string } & Pick<SummaryProps, 't'>) {
  const { toast } = useShop();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('copied'));
    } catch {
      toast(t('notCopied'), 'error');
    }
  };
  return (
    <Button tone="outline" onClick={copy}>
      {t('copy')}
    </Button>
  );
}
