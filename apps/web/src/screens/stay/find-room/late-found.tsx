import type { FindRoomView } from '@shop/ports/screens';
import { useSecondMonth } from '../../../parts/choosing/use-second-month.js';
import { latePart } from '../../../shop/late-part.js';
import type { FindT } from './count-words.js';

export interface LateProps {
  view: FindRoomView;
  path: string;
  t: FindT;
}

const part = latePart(async () => {
  const { FoundRooms, NoAnswer } = (await import('./static-parts.js')).staticParts;
  return function Found({ view, path, t }: LateProps) {
    const { found, noAnswer } = view;
    // Called here: a new view before this code loads would render again and close the folds.
    useSecondMonth(view.form.calendar);
    if (found) return <FoundRooms found={found} view={view} path={path} t={t} />;
    return noAnswer ? <NoAnswer noAnswer={noAnswer} path={path} t={t} /> : null;
  };
});

/** The search results. Their forms work before their code loads. */
export const LateFound = part.Shown;
export const foundStaticParts = part.staticParts;
