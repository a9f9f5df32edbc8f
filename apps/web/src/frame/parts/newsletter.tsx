import { type FrameView, subscribe } from '@shop/ports/screens';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { ProblemList } from '../../ui/problem-list.js';
import { Ticket } from '../../ui/ticket.js';
import { Fold } from './fold.js';
import { NewsletterFields } from './newsletter-fields.js';
import styles from './newsletter.module.css';
import { useNewsletter } from './use-newsletter.js';

export function Newsletter({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const form = useNewsletter(frame);
  const done = form.done ?? (frame.newsletter.isDone ? t('newsletter.done') : undefined);
  return (
    <Fold id="newsletter" title={t('newsletter.title')} isOpenWide={frame.layout === 'desktop'}>
      {done === undefined ? (
        <Form frame={frame} form={form} />
      ) : (
        <Done text={done} frame={frame} form={form} />
      )}
    </Fold>
  );
}

type FormState = ReturnType<typeof useNewsletter>;

function Title({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  if (frame.layout === 'mobile') return null;
  return (
    <h2 className={styles.title} data-title="">
      {t('newsletter.title')}
    </h2>
  );
}

/** Replaces the form and takes the focus, since the button is gone. */
function Done({ text, frame, form }: { text: string; frame: FrameView; form: FormState }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (form.done !== undefined) words.current?.focus();
  }, [form.done]);
  return (
    <div>
      <Title frame={frame} />
      <p ref={words} tabIndex={-1} className="text-lead">
        {text}
      </p>
    </div>
  );
}

function Form({ frame, form }: { frame: FrameView; form: FormState }) {
  const { t } = useTranslation('footer');
  return (
    <form
      method="post"
      action={`/api${subscribe.path}#newsletter`}
      noValidate
      onSubmit={form.submit}
      onBlur={form.check}
      onInput={form.clear}
    >
      <input type="hidden" name="path" value={frame.path} />
      <Ticket
        stub={
          <Button type="submit" busy={form.isBusy} className={styles.submit}>
            {t(form.isBusy ? 'newsletter.busy' : 'newsletter.submit')}
          </Button>
        }
      >
        <Title frame={frame} />
        <p className={styles.text}>{t('newsletter.text')}</p>
        <div ref={form.summary} tabIndex={-1} className={styles.problems}>
          <ProblemList problems={form.listed} title={t('newsletter.problems')} />
          {form.failure && <Failure text={form.failure.text} isBusy={form.isBusy} />}
        </div>
        <NewsletterFields frame={frame} problems={form.problems} />
      </Ticket>
    </form>
  );
}

/** An error that belongs to no field: offers a retry. */
function Failure({ text, isBusy }: { text: string; isBusy: boolean }) {
  const { t } = useTranslation('footer');
  const retry = (
    <Button type="submit" size="sm" tone="outline" busy={isBusy}>
      {t('newsletter.retry')}
    </Button>
  );
  return (
    <Alert tone="error" title={t('newsletter.failed')} actions={retry}>
      {text}
    </Alert>
  );
}
