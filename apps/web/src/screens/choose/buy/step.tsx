import type { Problem } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { ProblemAt } from '../../../parts/problems/problem-at.js';
import { Group } from '../../../ui/group.js';
import styles from './buy-screen.module.css';

/** A step as a named group; its title includes the answer. */
export function Step(props: {
  field: string;
  title: string;
  problem: Problem | undefined;
  children: ReactNode;
}) {
  const { field, title, problem, children } = props;
  const problemId = `problem-${field}`;
  return (
    <Group
      id={`field-${field}`}
      className={styles.step}
      name={<h2 className="text-h3">{title}</h2>}
      aria-describedby={problem ? problemId : undefined}
    >
      <ProblemAt problem={problem} id={problemId} />
      {children}
    </Group>
  );
}
