import type { ThingsToDoView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { usePosterTexts } from '../../../parts/posters/use-poster-texts.js';
import { Poster } from '../../../ui/poster.js';
import styles from './theme-part.module.css';

type Theme = ThingsToDoView['themes'][number];

export function ThemePart({ theme, t }: { theme: Theme; t: TFunction<'thingsToDo'> }) {
  const texts = usePosterTexts();
  return (
    <section className={styles.theme} id={theme.theme} aria-labelledby={`${theme.theme}-title`}>
      <div className={styles.head}>
        <h2 id={`${theme.theme}-title`} className="text-h2">
          {t(`theme.${theme.theme}`)}
        </h2>
        <p className="text-lead">{theme.text}</p>
      </div>
      {theme.posters.length > 0 && (
        <ul className={styles.posters}>
          {theme.posters.map((poster) => (
            <li key={poster.slug}>
              <Poster poster={poster} texts={texts} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.things}>
        {theme.things.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-h4">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
