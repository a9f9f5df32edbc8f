import type { TakenPlaceForm } from '@shop/ports/forms';
import { type FrameView, takenPlaces } from '@shop/ports/screens';
import { useShop } from '../../../shop/shop.js';
import { useVisitor } from '../../../shop/visitor.js';

/** Reports a chosen place for statistics, after consent. */
export function useReportSuggestionClick({ path }: FrameView) {
  const { bff } = useShop();
  const isAgreed = useVisitor().consent?.includes('analytics') ?? false;
  return (told: Omit<TakenPlaceForm, 'path'>): void => {
    if (isAgreed)
      void bff.call(`/api${takenPlaces.path}`, { ...told, path }).catch(() => undefined);
  };
}
