import { consentCategories } from '@shop/domain';
import type { ConsentForm } from '@shop/ports/forms';
import { type FrameView, giveConsent } from '@shop/ports/screens';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { formFields } from '../../shop/form-fields.js';
import { useAction } from '../../shop/use-action.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.js';
import { buttonClass } from '../../ui/button-look.js';
import { useChangeVisitor } from '../../shop/change-visitor.js';
import { useVisitor } from '../../shop/visitor.js';
import styles from './notice.module.css';
import { admitInstalments } from './instalments.js';
import { admitTags, needsTags } from './tags.js';
import { useFunnel } from './use-funnel.js';
import { useTracking } from './use-tracking.js';

const categoriesOf = ({ choice, categories }: ConsentForm) => {
  const ticked = { all: consentCategories, none: [], chosen: [categories ?? []].flat() }[choice];
  return consentCategories.filter((category) => ticked.some((one) => one === category));
};

/** The cookie banner. No tag runs before the answer; then a footer link shows it again. */
export function Notice({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const { submit, isBusy, problems } = useConsent(frame);
  const form = { path: frame.path, submit };
  return (
    <section
      id="cookies"
      className={styles.notice}
      data-theme="dark"
      aria-labelledby="cookies-title"
    >
      <div className={styles.words}>
        <p id="cookies-title">{t('notice.title')}</p>
        <p>{t('notice.text')}</p>
        {problems.map(({ code, text }) => (
          <p key={code} role="alert">
            {text}
          </p>
        ))}
      </div>
      <div className={styles.choices}>
        <Answers {...form}>
          <Answer choice="all" isBusy={isBusy} text={t('notice.all')} />
          <Answer choice="none" isBusy={isBusy} text={t('notice.none')} />
        </Answers>
        <details>
          <summary className={buttonClass({ tone: 'outline', size: 'sm' }, undefined)}>
            {t('notice.choose')}
          </summary>
          <Answers {...form}>
            <Categories />
            <Answer choice="chosen" isBusy={isBusy} text={t('notice.save')} />
          </Answers>
        </details>
      </div>
    </section>
  );
}

interface AnswersProps {
  path: string;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Two forms, so that Enter in a checkbox never accepts everything. */
const Answers = ({ path, submit, children }: AnswersProps) => (
  <form method="post" action={`/api${giveConsent.path}`} onSubmit={submit}>
    <input type="hidden" name="path" value={path} />
    {children}
  </form>
);

type AnswerProps = { choice: ConsentForm['choice']; isBusy: boolean; text: string };

const Answer = ({ choice, isBusy, text }: AnswerProps) => (
  <Button type="submit" name="choice" value={choice} tone="outline" size="sm" busy={isBusy}>
    {text}
  </Button>
);

function Categories() {
  const { t } = useTranslation('footer');
  return (
    <fieldset>
      <legend>{t('notice.categories')}</legend>
      {consentCategories.map((category) => (
        <label key={category}>
          <input type="checkbox" name="categories" value={category} />
          {` ${t(`notice.${category}`)}`}
        </label>
      ))}
    </fieldset>
  );
}

function useConsent(frame: FrameView) {
  // A string, since each page brings a new array.
  const agreed = useVisitor().consent?.join(' ');
  const change = useChangeVisitor();
  const { run, isBusy, problems } = useAction(giveConsent);
  const { tagManager, instalments } = frame;
  useEffect(() => {
    if (agreed !== undefined) admitTags(agreed, tagManager);
  }, [agreed, tagManager]);
  useInstalments(agreed, instalments);
  const isTold = tagManager !== undefined && agreed !== undefined && needsTags(agreed);
  useTracking(isTold);
  useFunnel(isTold);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // as: React's submit event wraps this one
    const form = formFields<ConsentForm>(event.currentTarget, submitter);
    const reply = await run(form);
    if (reply?.kind !== 'done') return;
    change({ consent: categoriesOf(form) });
    leave();
  };
  return { submit: (event: FormEvent<HTMLFormElement>) => void submit(event), isBusy, problems };
}

/** Moves the focus to the page, and removes the fragment that would show the banner again. */
function leave(): void {
  if (location.hash === '#cookies') location.hash = '#main';
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Reruns only when a value changes, not for each page. */
function useInstalments(agreed: string | undefined, widget: FrameView['instalments']): void {
  const { script, key, currency, locale } = widget ?? {};
  useEffect(() => {
    if (agreed === undefined) return;
    const isWhole = script && key && currency && locale;
    admitInstalments(agreed, isWhole ? { script, key, currency, locale } : undefined);
  }, [agreed, script, key, currency, locale]);
}
