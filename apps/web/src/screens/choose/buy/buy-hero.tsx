import { memo } from 'react';
import { SceneHero } from '../../../ui/scene-hero.js';
import styles from './buy-hero.module.css';
import type { PartProps } from './static-part.js';

export const BuyHero = memo(function BuyHero({ view, t }: PartProps) {
  const { today } = view;
  const ages = view.youngest > 0 ? t('facts.agesFrom', { age: view.youngest }) : t('facts.allAges');
  const facts = [
    { name: t('facts.hours'), value: view.hours, note: t('facts.zone') },
    'hours' in today
      ? { name: t(`facts.${today.kind}`), value: today.hours }
      : { name: t('facts.today'), value: t(`facts.${today.kind}`) },
    { name: t('facts.duration'), value: view.duration },
    { name: t('facts.ages'), value: ages },
  ].filter(({ value }) => value);
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
});
