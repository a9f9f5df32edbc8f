import type { AboutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Price } from '../../../ui/price.js';
import { type HeroFact, SceneHero } from '../../../ui/scene-hero.js';
import styles from './about-hero.module.css';

export function AboutHero({ view, t }: { view: AboutView; t: TFunction<'about'> }) {
  const { hours, duration, from } = view;
  const facts: HeroFact[] = [
    ...(hours ? [{ name: t('hours'), value: hours, note: t('zone') }] : []),
    { name: t('duration'), value: duration },
    ...(from ? [{ name: t('from'), value: <Price price={from} size="small" /> }] : []),
  ];
  return (
    <SceneHero
      scene={view.scene}
      wall={view.wall}
      kind={view.kind}
      title={view.name}
      lead={view.line}
      facts={facts}
      className={styles.hero}
    />
  );
}
