import type { PosterView } from '@shop/ports/screens';
import { AppLink } from './app-link.js';
import { Label } from './label.js';
import styles from '../../generated/ui/poster.module.css';
import { Price } from './price.js';
import { SceneImage } from './scene-image.js';

export interface PosterTexts {
  from: string;
  night: string;
  isNew: string;
  noPrice: string;
  closed(when: string): string;
}

interface PosterProps {
  poster: PosterView;
  texts: PosterTexts;
  heading?: 'h2' | 'h3';
  /** In or near the first view: the picture loads eagerly. */
  isEarly?: boolean;
}

export function Poster({ poster, texts, heading: Heading = 'h3', isEarly }: PosterProps) {
  return (
    <article className={styles.root} data-wall={poster.wall}>
      <SceneImage
        scene={poster.scene}
        wall={poster.wall}
        crop="phone"
        isEarly={isEarly}
        decorative
        sizesClass={styles.scene}
      />
      <div className={styles.sky}>
        <Heading className={styles.name}>
          <AppLink href={poster.href} className={styles.link}>
            {poster.name}
          </AppLink>
        </Heading>
        {poster.label && (
          <Label kind={poster.label}>{poster.label === 'new' ? texts.isNew : texts.night}</Label>
        )}
      </div>
      <Stub poster={poster} texts={texts} />
    </article>
  );
}

function Stub({ poster, texts }: { poster: PosterView; texts: PosterTexts }) {
  return (
    <div className={styles.stub}>
      <p className={styles.facts}>
        <span>{poster.kind}</span>
        <span>{poster.hours}</span>
        <span>{poster.duration}</span>
      </p>
      <PosterPrice poster={poster} texts={texts} />
    </div>
  );
}

function PosterPrice({ poster, texts }: { poster: PosterView; texts: PosterTexts }) {
  if (poster.closedUntil !== undefined)
    return <p className={styles.note}>{texts.closed(poster.closedUntil)}</p>;
  if (!poster.from) return <p className={styles.note}>{texts.noPrice}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.from}>{texts.from}</span>
      <Price price={poster.from} />
    </p>
  );
}
