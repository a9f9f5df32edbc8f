import { Inject, Injectable } from '@nestjs/common';
import {
  type AgeBand,
  ageBandsOf,
  currencyCodes,
  languageTags,
  maxPeople,
  type Money,
  parkZone,
  type Product,
  resaleUnitPrices,
  type UnitType,
  unitTypes,
} from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import type { CapabilityId, OctoAsker } from './octo-door.js';
import { pricingOf } from './octo-pricing.js';
import type { StockProduct } from './octo-stock.js';
import { unitIds } from './octo-stock.js';

type Prices = readonly ReadonlyMap<string, Money>[];

/** Upper age limit of the oldest unit. */
const oldest = 120;
/** Where the catalogue names none. The exact right is the booking's. */
const usualCutoffHours = 48;

const has = ({ capabilities }: OctoAsker, id: CapabilityId): boolean => capabilities.includes(id);

@Injectable()
export class OctoCatalogue {
  constructor(@Inject(ContentSource) private readonly content: ContentSource) {}

  product({ id, options }: StockProduct, asker: OctoAsker, prices: Prices) {
    const [first] = options;
    return {
      id,
      internalName: first.name,
      reference: first.code || null,
      locale: languageTags[asker.language],
      timeZone: parkZone,
      allowFreesale: false,
      instantConfirmation: true,
      instantDelivery: true,
      availabilityRequired: true,
      availabilityType: first.schedule.type,
      deliveryFormats: ['QRCODE'],
      deliveryMethods: ['TICKET'],
      redemptionMethod: 'DIGITAL',
      options: options.map((option) => this.#option(option, option === first, asker, prices)),
      ...(has(asker, 'octo/pricing') && {
        defaultCurrency: 'USD',
        availableCurrencies: currencyCodes,
        pricingPer: 'UNIT',
      }),
      ...this.#content(first, asker),
    };
  }

  #option(product: Product, isFirst: boolean, asker: OctoAsker, prices: Prices) {
    const { schedule, cancelHours: cutoffHours = usualCutoffHours } = product;
    const bands = ageBandsOf(product.businessUnitCode);
    return {
      id: product.slug,
      default: isFirst,
      internalName: product.name,
      reference: product.code || null,
      availabilityLocalStartTimes: schedule.type === 'START_TIME' ? schedule.startTimes : ['00:00'],
      cancellationCutoff: `${cutoffHours} hours`,
      cancellationCutoffAmount: cutoffHours,
      cancellationCutoffUnit: 'hour',
      requiredContactFields: [],
      restrictions: { minUnits: 1, maxUnits: maxPeople },
      units: unitTypes.flatMap((unit) => {
        const band = bands[unit];
        return band ? [unitWire(unit, band, product, asker, prices)] : [];
      }),
      ...this.#content(product, asker),
    };
  }

  #content({ slug, name, told }: Product, asker: OctoAsker) {
    if (!has(asker, 'octo/content')) return {};
    const place = this.content.place(slug, asker.language);
    const text = place ?? told?.[asker.language];
    const features = (texts: readonly string[] | undefined, type: string) =>
      (texts ?? []).map((shortDescription) => ({ shortDescription, type }));
    return {
      title: place?.name ?? name,
      shortDescription: text?.line ?? null,
      description: text?.description.join('\n\n') ?? null,
      features: [
        ...features(text?.included, 'INCLUSION'),
        ...features(text?.notIncluded, 'EXCLUSION'),
        ...features(text?.bring, 'PREARRIVAL_INFORMATION'),
      ],
      faqs: [],
      media: [],
      locations: [],
      categoryLabels: [],
      commentary: [],
    };
  }
}

function unitWire(
  unit: UnitType,
  { from, to }: AgeBand,
  product: Product,
  asker: OctoAsker,
  prices: Prices,
) {
  return {
    id: unitIds[unit],
    internalName: unit.charAt(0) + unit.slice(1).toLowerCase(),
    reference: null,
    type: unit,
    requiredContactFields: [],
    restrictions: {
      minAge: from,
      maxAge: to ?? oldest,
      idRequired: false,
      minQuantity: null,
      maxQuantity: maxPeople,
      paxCount: 1,
      accompaniedBy: unit === 'ADULT' ? [] : [unitIds.ADULT],
    },
    ...(has(asker, 'octo/pricing') && {
      pricingFrom: prices.flatMap((of) => {
        const priceFrom = of.get(product.slug);
        if (!priceFrom) return [];
        const each = resaleUnitPrices({ priceFrom, leadDays: 0, notDiscount: true });
        return [pricingOf(each[unit], asker.reseller)];
      }),
    }),
  };
}
