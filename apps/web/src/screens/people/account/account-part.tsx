import type { Part, Problem } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Section } from '../../../ui/section.js';
import styles from './account-screen.module.css';

interface AccountPartProps<Thing> {
  id: string;
  title: string;
  part: Part<Thing>;
  path: string;
  /** Replaces an empty list: an explanation and a link. */
  empty?: { readonly text: string; readonly way: string; readonly href: string };
  children: (list: readonly Thing[]) => ReactNode;
}

export function AccountPart<Thing>(props: AccountPartProps<Thing>) {
  const { id, title, part, path, empty, children } = props;
  return (
    <Section id={id} title={title}>
      {part.kind === 'failed' && <ProblemAlert problem={withRetry(part.problem, path)} />}
      {part.kind === 'shown' && part.list.length > 0 && children(part.list)}
      {part.kind === 'shown' && part.list.length === 0 && empty && (
        <div className={styles.empty}>
          <p>{empty.text}</p>
          <ButtonLink href={empty.href} tone="outline">
            {empty.way}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

/** Adds a retry to a problem that has no other action. */
const withRetry = (problem: Problem, path: string): Problem =>
  problem.actions.length > 0 ? problem : { ...problem, actions: [{ kind: 'retry', href: path }] };
