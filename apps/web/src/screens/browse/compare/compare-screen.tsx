import type { CompareView } from '@shop/ports/screens';
import { PosterPicks } from '../../../parts/posters/poster-picks.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page-head.js';
import { CompareTable } from './compare-table.js';
import { CompareTools } from './compare-tools.js';
import type texts from './compare.en.json';
import styles from './compare-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    compare: typeof texts;
  }
}

/** Places side by side, or the form to choose them. The choice lives in the URL. */
export function CompareScreen({ view }: { view: CompareView }) {
  const { t } = useTranslation('compare');
  return (
    <div className={`${styles.page} co-page`}>
      <PageHead title={view.title} lead={view.lead} />
      {view.problem && <ProblemAlert problem={view.problem} />}
      {view.kind === 'choosing' ? (
        <Choice view={view} />
      ) : (
        <>
          <CompareTools view={view} t={t} />
          <CompareTable view={view} t={t} />
        </>
      )}
    </div>
  );
}

/** Eager pictures: two desktop rows. Phones show fewer words above them here. */
const mostEarly = 6;

function Choice({
  view: { picks, posters },
}: {
  view: Extract<CompareView, { kind: 'choosing' }>;
}) {
  const { t } = useTranslation('compare');
  if (posters.length === 0) return null;
  return (
    <section className={styles.choice} aria-labelledby="compare-choose">
      <p id="compare-choose" className="text-h4">
        {picks.picked.length > 0
          ? t('choose.one')
          : t('choose.title', { fewest: picks.fewest, most: picks.most })}
      </p>
      <PosterPicks posters={posters} picks={picks} early={mostEarly} />
    </section>
  );
}
