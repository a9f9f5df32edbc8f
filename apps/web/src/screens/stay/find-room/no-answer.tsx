import { longestName } from '@shop/domain';
import type { CallBackView, NoAnswerView, Problem } from '@shop/ports/screens';
import { askCallBack } from '@shop/ports/screens';
import { useState } from 'react';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { problemOf } from '../../../parts/problems/problem-at.js';
import { useAction } from '../../../shop/use-action.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { Ticket } from '../../../ui/ticket.js';
import { TrapField } from '../../../ui/trap-field.js';
import type { FindT } from './count-words.js';
import styles from './no-answer.module.css';

interface AnswerProps {
  noAnswer: NoAnswerView;
  path: string;
  t: FindT;
}

export function NoAnswer({ noAnswer, path, t }: AnswerProps) {
  const { problem, phone, hours, callBack } = noAnswer;
  return (
    <section id="rooms" className={styles.answer}>
      <ProblemAlert problem={problem} />
      {phone && (
        <div className={styles.call}>
          <h2 className="text-h3">{t('answer.title')}</h2>
          <p>{t('answer.open')}</p>
          <ButtonLink href={phone.href} tone="buy" size="lg" icon={<Icon name="phone" />}>
            {t('answer.call', { number: phone.name })}
          </ButtonLink>
          <p className={`${styles.muted} text-small`}>{t('answer.hours', hours)}</p>
        </div>
      )}
      {callBack && <CallBack callBack={callBack} path={path} t={t} />}
      {callBack && <p className={`${styles.muted} text-small`}>{t('answer.hours', hours)}</p>}
    </section>
  );
}

function CallBack({ callBack, path, t }: { callBack: CallBackView; path: string; t: FindT }) {
  const [isTaken, setTaken] = useState(callBack.isTaken);
  const [problems, setProblems] = useState(callBack.problems);
  const action = useAction(askCallBack, {
    done: () => setTaken(true),
    refused: setProblems,
  });
  if (isTaken)
    return (
      <p className={styles.taken} role="status">
        <Icon name="circle-check" />
        {t('callBack.taken')}
      </p>
    );
  const others = problems.filter(({ field }) => field === 'page');
  return (
    <form
      id="call-back"
      method="post"
      action={`/api${askCallBack.path}`}
      onSubmit={action.submit}
      aria-labelledby="call-back-title"
    >
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="attempt" value={callBack.attempt} />
      <Ticket
        stub={
          <Button type="submit" busy={action.isBusy} className={styles.send}>
            {t('callBack.send')}
          </Button>
        }
      >
        <h2 id="call-back-title" className="text-h3">
          {t('callBack.title')}
        </h2>
        <p className={styles.muted}>{t('callBack.text')}</p>
        {others.map((problem) => (
          <ProblemAlert key={problem.code} problem={problem} />
        ))}
        <Fields callBack={callBack} problems={problems} t={t} />
      </Ticket>
    </form>
  );
}

interface FieldsProps {
  callBack: CallBackView;
  problems: readonly Problem[];
  t: FindT;
}

const Fields = ({ callBack, problems, t }: FieldsProps) => {
  const field = (name: 'name' | 'phone' | 'country') => ({
    id: `field-${name}`,
    name,
    label: t(`callBack.${name}`),
    problem: problemOf(problems, name)?.text,
    defaultValue: callBack[name],
    required: true,
  });
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} autoComplete="name" maxLength={longestName} />
      <SelectField
        {...field('country')}
        autoComplete="country"
        options={[
          { value: '', label: t('callBack.choose') },
          ...callBack.countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
      <TrapField id="call-back-website" label={t('callBack.website')} className={styles.website} />
    </div>
  );
};
