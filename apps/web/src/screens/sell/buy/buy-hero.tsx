import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { SceneHero } from '../../../ui/scene-hero.js';

/** The place's scene over its wall: name, line, and what a day there takes. */
export const BuyHero = memo(function BuyHero({ view, t }: { view: BuyView; t: TFunction<'buy'> }) {
  const ages = view.youngest > 0 ? t('facts.agesFrom', { age: view.youngest }) : t('facts.allAges');
  const facts = [
    { name: t('facts.hours'), value: view.hours, note: t('facts.zone') },
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
    />
  );
});
