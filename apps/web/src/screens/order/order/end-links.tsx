import type { OrderMailForm } from '@shop/ports/forms';
import { endOrderLinks, type OrderMailState } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Section } from '../../../ui/section.js';
import { MailForm } from './mail-form.js';
import styles from './order-screen.module.css';

interface EndLinksProps {
  readonly mail: OrderMailState;
  readonly asked: OrderMailForm;
  readonly answer: (state: OrderMailState) => void;
  readonly t: TFunction<'order'>;
}

/** Invalidates the links of all emails sent, for one that reached the wrong person. */
export function EndLinks({ mail, asked, answer, t }: EndLinksProps) {
  if (mail.standing === 'none') return null;
  return (
    <Section title={t('links.title')} id="links" className={styles.links}>
      <p className={styles.prose} role="status">
        {t(mail.isEnded ? 'links.ended' : 'links.text')}
      </p>
      {!mail.isEnded && (
        <MailForm action={endOrderLinks} asked={asked} answer={answer}>
          {t('links.button')}
        </MailForm>
      )}
    </Section>
  );
}
