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
  /** This page, to ask once more. */
  path: string;
  /** In place of an empty list, where it can be: what that means, and a way on. */
  empty?: { readonly text: string; readonly way: string; readonly href: string };
  children: (list: readonly Thing[]) => ReactNode;
}

/** A part of the account: its list, why there is none yet, or why it can't be had. */
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

/** A no without a way out of its own may be over by now. */
const withRetry = (problem: Problem, path: string): Problem =>
  problem.ways.length > 0 ? problem : { ...problem, ways: [{ kind: 'retry', href: path }] };
