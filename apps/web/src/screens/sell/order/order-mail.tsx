import {
  endOrderLinks,
  type FrameView,
  type OrderMailState,
  type OrderView,
  sendOrderMail,
} from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useAction } from '../../../shop/use-action.js';
import { Button } from '../../../ui/button.js';
import { Section } from '../../../ui/section.js';
import styles from './order-screen.module.css';

type OrderT = TFunction<'order'>;

interface OrderMailProps {
  readonly view: OrderView;
  readonly mail: OrderMailState;
  readonly path: FrameView['path'];
  /** Tells the page what became of the mail. */
  readonly answer: (state: OrderMailState) => void;
  readonly t: OrderT;
}

export const mailText = ({ standing, to }: OrderMailState, t: OrderT): string =>
  t(`mail.${standing}`, { to });

/** What became of the mail, another one, and the end of the links that were sent. */
export function OrderMail({ view, mail, path, answer, t }: OrderMailProps) {
  const done = ({ view: state }: { view: OrderMailState }) => answer(state);
  const sending = useAction(sendOrderMail, { done });
  const ending = useAction(endOrderLinks, { done });
  const asked = { path, order: view.id };
  const [problem] = [...sending.problems, ...ending.problems, ...view.problems];
  return (
    <Section title={t('mail.title')} id="mail" className={styles.mail}>
      <p className={styles.prose} role="status">
        {mail.isEnded ? t('links.ended') : mailText(mail, t)}
      </p>
      {problem && <ProblemAlert problem={problem} />}
      <MailForm action={sendOrderMail.path} asked={asked} {...sending}>
        {t(mail.standing === 'none' ? 'mail.send' : 'mail.again')}
      </MailForm>
      {mail.standing !== 'none' && !mail.isEnded && (
        <div>
          <h3 className="text-h4">{t('links.title')}</h3>
          <p className={styles.prose}>{t('links.text')}</p>
          <MailForm action={endOrderLinks.path} asked={asked} {...ending}>
            {t('links.button')}
          </MailForm>
        </div>
      )}
    </Section>
  );
}

interface MailFormProps extends Pick<ReturnType<typeof useAction>, 'submit' | 'isBusy'> {
  readonly action: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly children: string;
}

function MailForm({ action, asked, submit, isBusy, children }: MailFormProps) {
  return (
    <form method="post" action={`/api${action}`} onSubmit={submit}>
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="outline" busy={isBusy}>
        {children}
      </Button>
    </form>
  );
}
