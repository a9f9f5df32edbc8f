import type { SceneView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { SceneImage } from './scene-image.js';
import styles from '../../generated/ui/scene-hero.module.css';
import { WallHead } from './wall-head.js';

export interface HeroFact {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string;
}

interface SceneHeroProps {
  scene: SceneView;
  wall: string;
  kind?: string;
  title: string;
  lead: string;
  facts?: readonly HeroFact[];
  /** Lets a screen set `--hero-height` and similar variables. */
  className?: string;
}

export function SceneHero({ scene, wall, kind, title, lead, facts, className }: SceneHeroProps) {
  return (
    <div className={classNames(facts && styles.withFacts, className)}>
      <SceneImage scene={scene} wall={wall} priority sizesClass={styles.scene} />
      <WallHead wall={wall} kind={kind} title={title} lead={lead} className={styles.wall}>
        {facts && <Facts facts={facts} />}
      </WallHead>
    </div>
  );
}

const Facts = ({ facts }: { facts: readonly HeroFact[] }) => (
  <dl className={`${styles.facts} text-small`}>
    {facts.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value}
          {note && <span className={styles.note}> {note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
