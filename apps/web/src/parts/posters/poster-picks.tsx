import type { PicksView, PosterView } from '@shop/ports/screens';
import { type FormEvent, useState } from 'react';
import { useShop } from '../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.js';
import { Poster } from '../../ui/poster.js';
import grid from './poster-grid.module.css';
import styles from './poster-picks.module.css';
import { usePosterTexts } from './use-poster-texts.js';

/** A GET form. With scripts the choice survives filtering and is limited to what fits a table. */
export function PosterPicks({
  posters,
  picks,
  early,
}: {
  posters: readonly PosterView[];
  picks: PicksView;
  early: number;
}) {
  const { t } = useTranslation('posters');
  const { go } = useShop();
  const [picked, setPicked] = useState(picks.picked);
  const isFull = picked.length >= picks.most;
  const elsewhere = picked.filter((slug) => posters.every((poster) => poster.slug !== slug));
  const compare = (event: FormEvent) => {
    event.preventDefault();
    go(`${picks.action}?pick=${picked.join(',')}#title`);
  };
  const toggle = (slug: string) =>
    setPicked((before) =>
      before.includes(slug) ? before.filter((one) => one !== slug) : [...before, slug],
    );
  return (
    <form method="get" action={`${picks.action}#title`} onSubmit={compare} className={styles.form}>
      {elsewhere.map((slug) => (
        <input key={slug} type="hidden" name="pick" value={slug} />
      ))}
      <PickGrid posters={posters} early={early} picked={picked} isFull={isFull} onToggle={toggle} />
      <div className={styles.bar} role="group" aria-label={t('picks.bar')} data-dock="">
        <p className={styles.words}>
          <span role="status" className={styles.count}>
            {picked.length > 0 ? t('picks.chosen', { count: picked.length }) : t('picks.none')}
          </span>
          <span className="text-small">
            {isFull
              ? t('picks.full', { most: picks.most })
              : t('picks.rule', { fewest: picks.fewest, most: picks.most })}
          </span>
        </p>
        <Button type="submit">{t('picks.submit')}</Button>
      </div>
    </form>
  );
}

function PickGrid({
  posters,
  early,
  picked,
  isFull,
  onToggle,
}: {
  posters: readonly PosterView[];
  early: number;
  picked: readonly string[];
  isFull: boolean;
  onToggle: (slug: string) => void;
}) {
  const { t } = useTranslation('posters');
  const texts = usePosterTexts();
  return (
    <ul className={grid.grid}>
      {posters.map((poster, index) => {
        const isPicked = picked.includes(poster.slug);
        return (
          <li key={poster.slug} className={styles.item}>
            <Poster poster={poster} texts={texts} heading="h2" isEarly={index < early} />
            <label className={styles.tick}>
              <input
                type="checkbox"
                name="pick"
                value={poster.slug}
                checked={isPicked}
                disabled={isFull && !isPicked}
                onChange={() => onToggle(poster.slug)}
              />
              <span aria-hidden="true">{t('picks.pick')}</span>
              <span className="co-hidden">{t('picks.pickNamed', { name: poster.name })}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
