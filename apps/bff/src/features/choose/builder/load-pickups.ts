import { extrasWithin, isFetched, type PackageDraft } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { askPickups } from '../extras/ask-pickups.js';
import type { PartFacts, PartRide } from './builder-facts.js';

export const loadPickups = (
  catalogue: CatalogueGateway,
  { extras }: PackageDraft,
  parts: readonly PartFacts[],
): Promise<readonly PartRide[]> =>
  Promise.all(
    parts
      .filter(({ product }) => isFetched(extrasWithin(extras, product)))
      .map(async ({ part, product }) => ({
        slug: product.slug,
        places: await askPickups(catalogue, product, { ...part, extras }),
      })),
  );
