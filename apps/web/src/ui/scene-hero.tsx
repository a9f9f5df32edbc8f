import type { SceneView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { SceneImage } from './scene-image.js';
import styles from './scene-hero.module.css';
import { Wall } from './wall.js';

interface SceneHeroProps {
  scene: SceneView;
  wall: string;
  title: string;
  lead: string;
  /** What stands on the wall under the lead. */
  children?: ReactNode;
}

/** The head of a page about a place: its scene over its wall, with the page's title. */
export function SceneHero({ scene, wall, title, lead, children }: SceneHeroProps) {
  return (
    <div>
      <SceneImage scene={scene} wall={wall} priority sizesClass={styles.scene} />
      <Wall wall={wall} className={styles.wall}>
        <div className="co-page">
          <h1 id="title" tabIndex={-1} className="text-h1">
            {title}
          </h1>
          <p className={`${styles.lead} text-lead`}>{lead}</p>
          {children}
        </div>
      </Wall>
    </div>
  );
}
