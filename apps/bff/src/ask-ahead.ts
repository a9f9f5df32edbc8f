import type { INestApplicationContext } from '@nestjs/common';
import { languages, visitorOf } from '@shop/domain';
import { CatalogueGateway, HotelsGateway } from '@shop/ports/backends';
import { withoutEnd, withTimeout } from './observability/request-scope.js';
import { OfferedCurrencies } from './visit/offered-currencies.js';

/** A slow backend delays the end of the start by no more; its reply is kept when it comes. */
const atMostMs = 1_000;

/** Asks for the lists that most pages need, in each language's currency, as soon as the shop listens. */
export async function askAhead(app: INestApplicationContext): Promise<void> {
  const catalogue = app.get<CatalogueGateway>(CatalogueGateway);
  const hotels = app.get<HotelsGateway>(HotelsGateway);
  const hints = { currency: undefined, phoneCountry: undefined, theme: undefined };
  const anybody = { ...hints, edgeCountry: undefined, isMobile: true };
  const currencies = languages.map((language) => visitorOf({ ...anybody, language }).currency);
  const asked = withoutEnd(() =>
    Promise.allSettled([
      catalogue.products(),
      app.get(OfferedCurrencies).refresh(),
      ...[...new Set(currencies)].flatMap((currency) => [
        catalogue.pricesFrom(currency),
        hotels.pricesFrom(currency),
      ]),
    ]),
  );
  await withTimeout(asked, atMostMs);
}
