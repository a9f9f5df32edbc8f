import type { PriceGuideView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Icon } from '../../../ui/icon.js';
import { PageHead } from '../../../ui/page-head.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import { GuideForm } from './guide-form.js';
import { GuideTable } from './guide-table.js';
import type texts from './price-guide.en.json';
import styles from './price-guide-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    priceGuide: typeof texts;
  }
}

/** Place, month and ticket live in the URL. */
export function PriceGuideScreen({ view }: { view: PriceGuideView }) {
  const { t } = useTranslation('priceGuide');
  return (
    <div className={`${styles.page} co-page`}>
      <PageHead title={view.title} lead={view.lead} />
      <GuideForm view={view} t={t} />
      <div className={styles.guide}>
        <Head view={view} t={t} />
        {problemsOf(view).map(({ problem, names }) => (
          <ProblemAlert key={problem.text} problem={problem} title={names.join(' · ')} />
        ))}
        <Legend view={view} t={t} />
        <GuideTable view={view} t={t} />
        {view.build && (
          <p className="text-label">
            <AppLink href={view.build.href}>{t('build', { ...view.build })}</AppLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** The distinct problems, each with the tickets that it concerns. */
function problemsOf({ columns }: PriceGuideView) {
  const problems = columns.flatMap(({ problem }) => problem ?? []);
  const texts = new Map(problems.map((problem) => [problem.text, problem]));
  return [...texts.values()].map((problem) => ({
    problem,
    names: columns.filter((one) => one.problem?.text === problem.text).map(({ name }) => name),
  }));
}

interface PartProps {
  view: PriceGuideView;
  t: TFunction<'priceGuide'>;
}

function Head({ view: { place, monthTitle, previous, next }, t }: PartProps) {
  return (
    <div className={styles.place}>
      <SceneImage
        scene={place.scene}
        wall={place.wall}
        crop="wide"
        priority
        decorative
        sizesClass={styles.scene}
      />
      <Wall wall={place.wall} className={styles.wall}>
        <h2 className="text-h2">{t('of', { place: place.name, month: monthTitle })}</h2>
        <p>{place.kind}</p>
        <nav aria-label={t('months')} className={styles.moves}>
          {previous && (
            <AppLink href={previous.href} rel="prev" className="text-label">
              <Icon name="chevron-left" size={20} />
              {previous.name}
            </AppLink>
          )}
          {next && (
            <AppLink href={next.href} rel="next" className="text-label">
              {next.name}
              <Icon name="chevron-right" size={20} />
            </AppLink>
          )}
        </nav>
      </Wall>
    </div>
  );
}

const tints = [1, 2, 3, 4] as const;

function Legend({ view, t }: PartProps) {
  return (
    <div className={`${styles.legend} text-small`}>
      <p>{t('legend.unit', { currency: view.currency })}</p>
      <ul>
        {tints.map((tint) => (
          <li key={tint}>
            <span className={styles.swatch} data-tint={tint} aria-hidden="true" />
            {t(`legend.tint${tint}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
