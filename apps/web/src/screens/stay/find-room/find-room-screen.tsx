import type { FindRoomView, FrameView } from '@shop/ports/screens';
import { useSecondMonth } from '../../../parts/choosing/use-second-month.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.js';
import { PageTitle } from '../../../ui/page-title.js';
import { useTranslation } from 'react-i18next';
import type texts from './find-room.en.json';
import type { FindT } from './count-words.js';
import styles from './find-room-screen.module.css';
import { foundStaticParts, LateFound } from './late-found.js';
import { StayForm } from './stay-form.js';
import { useStaySearch } from './use-stay-search.js';
import { readTickets, withoutTickets } from './written-tickets.js';

declare module '../../../shop/texts.js' {
  interface Texts {
    findRoom: typeof texts;
  }
}

export function FindRoomScreen({ view, frame }: { view: FindRoomView; frame: FrameView }) {
  const { t } = useTranslation('findRoom');
  useState(() => readTickets(view));
  const search = useStaySearch(view, frame);
  const { found, noAnswer } = view;
  useSecondMonth(found || noAnswer ? undefined : view.form.calendar);
  return (
    <div className={`${styles.page} co-page`} data-found={found ? '' : undefined}>
      <PageTitle size={found ? 'h2' : 'h1'}>{view.title}</PageTitle>
      {view.purpose && <Purpose purpose={view.purpose} t={t} />}
      <div id="field-page" tabIndex={-1} className={styles.problems}>
        {view.problems
          .filter(({ field }) => field === 'page')
          .map((problem) => (
            <ProblemAlert key={problem.code} problem={problem} tone="warning" />
          ))}
      </div>
      <div className={styles.search}>
        <StayForm search={search} t={t} />
      </div>
      {(found ?? noAnswer) && <LateFound view={view} path={search.path} t={t} />}
    </div>
  );
}
interface PurposeProps {
  purpose: NonNullable<FindRoomView['purpose']>;
  t: FindT;
}

/** What the rooms are for, and a link to go on without any. */
const Purpose = ({ purpose: { kind, back, ...words }, t }: PurposeProps) => (
  <p className={styles.purpose}>
    <span>{t(`purpose.${kind}`, words)}</span>{' '}
    <AppLink href={back} className="text-label">
      {t(kind === 'plan' ? 'purpose.toPlan' : 'purpose.toCart')}
    </AppLink>
  </p>
);
FindRoomScreen.wakesAtRest = true as const;
FindRoomScreen.staticParts = foundStaticParts;
FindRoomScreen.dataOf = withoutTickets;
