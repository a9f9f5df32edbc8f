import { createHash } from 'node:crypto';

/** The catalogue of a supplier built from the standard alone, with its own ids, units and days. */
export interface ForeignUnit {
  readonly id: string;
  readonly type: string;
  readonly ages: readonly [number, number];
  /** US cents, before and after discounts. */
  readonly original: number;
  readonly retail: number;
}
export interface ForeignProduct {
  readonly id: string;
  readonly name: string;
  /** The title for suppliers with `octo/content`. */
  readonly title: string;
  /** By language; the first is the supplier's own. */
  readonly texts: Readonly<Record<string, { readonly short: string; readonly long: string }>>;
  /** Empty: open all day. */
  readonly startTimes: readonly string[];
  /** Places per start or day; `null`: unlimited. */
  readonly capacity: number | null;
  readonly delivery: 'VOUCHER' | 'TICKET';
  readonly units: readonly ForeignUnit[];
}

/** Many suppliers have just this one option. */
export const optionId = 'DEFAULT';
export const currency = 'USD';

const unitId = (product: string, type: string) =>
  `unit_${createHash('sha256')
    .update(product + type)
    .digest('hex')
    .slice(0, 14)}`;

const unit = (
  product: string,
  type: string,
  ages: ForeignUnit['ages'],
  [original, retail]: readonly [number, number],
): ForeignUnit => ({
  id: unitId(product, type),
  type,
  ages,
  original,
  retail,
});

const kayak = '5D0C0E1B-77AC-4B53-9A9A-0B9B5D4D4C11';
const museum = 'prd_01HZX8Museo';

export const products: readonly ForeignProduct[] = [
  {
    id: kayak,
    name: 'KAY-AM/PM',
    title: 'Kayak at first light',
    startTimes: ['06:30', '16:00'],
    texts: {
      en: {
        short: 'Out with the first light',
        long: '<p>Mangroves &amp; herons.</p><p>Back by <b>nine</b>.</p><script>alert(1)</script>',
      },
      es: { short: 'Al agua con la primera luz', long: '<p>Manglares y garzas.</p>' },
    },
    capacity: 14,
    delivery: 'VOUCHER',
    units: [
      unit(kayak, 'SENIOR', [65, 99], [8_100, 7_290]),
      unit(kayak, 'ADULT', [12, 64], [9_000, 8_100]),
      unit(kayak, 'CHILD', [6, 11], [5_400, 4_860]),
    ],
  },
  {
    id: museum,
    name: 'MUS-GA',
    title: 'Museum under the water',
    startTimes: [],
    texts: {},
    capacity: null,
    delivery: 'TICKET',
    units: [
      unit(museum, 'ADULT', [12, 99], [2_500, 2_500]),
      unit(museum, 'STUDENT', [12, 30], [1_500, 1_500]),
      unit(museum, 'CHILD', [5, 11], [1_250, 1_250]),
      unit(museum, 'INFANT', [0, 4], [0, 0]),
    ],
  },
];

export interface Spoken {
  readonly hasPrices: boolean;
  readonly hasTitles: boolean;
  readonly language: string;
}

const pricing = ({ original, retail }: Pick<ForeignUnit, 'original' | 'retail'>) => ({
  original,
  retail,
  net: Math.round(retail * 0.8),
  currency,
  currencyPrecision: 2,
  includedTaxes: [],
});

const unitOf = (one: ForeignUnit, hasPrices: boolean) => ({
  id: one.id,
  internalName: one.type.toLowerCase(),
  reference: null,
  type: one.type,
  requiredContactFields: [],
  restrictions: {
    minAge: one.ages[0],
    maxAge: one.ages[1],
    idRequired: one.type === 'STUDENT',
    minQuantity: null,
    maxQuantity: null,
    paxCount: 1,
    accompaniedBy: [],
  },
  ...(hasPrices && { pricingFrom: [pricing(one)] }),
});

function contentIn({ texts }: ForeignProduct, language: string) {
  const text = texts[language] ?? Object.values(texts)[0];
  if (!text) return { shortDescription: null, description: null, features: [] };
  const feature = (type: string, shortDescription: string) => ({ type, shortDescription });
  return {
    shortDescription: text.short,
    description: text.long,
    features: [feature('INCLUSION', 'A <i>paddle</i>'), feature('TERM', 'Not shown')],
  };
}

/** A product in the shape of the standard; prices and titles only with their capability. */
export const productOf = (one: ForeignProduct, { hasPrices, hasTitles, language }: Spoken) => ({
  ...(hasTitles && { title: one.title, ...contentIn(one, language) }),
  id: one.id,
  internalName: one.name,
  reference: null,
  locale: 'en-US',
  timeZone: 'America/Cancun',
  allowFreesale: false,
  instantConfirmation: true,
  instantDelivery: true,
  availabilityRequired: true,
  availabilityType: one.startTimes.length > 0 ? 'START_TIME' : 'OPENING_HOURS',
  deliveryFormats: ['QRCODE', 'PDF_URL'],
  deliveryMethods: [one.delivery],
  redemptionMethod: 'DIGITAL',
  ...(hasPrices && {
    defaultCurrency: currency,
    availableCurrencies: [currency],
    pricingPer: 'UNIT',
  }),
  options: [
    {
      ...(hasTitles && { title: 'General admission' }),
      id: optionId,
      default: true,
      internalName: one.name,
      reference: null,
      availabilityLocalStartTimes: one.startTimes.length > 0 ? one.startTimes : ['00:00'],
      cancellationCutoff: '24 hours',
      cancellationCutoffAmount: 24,
      cancellationCutoffUnit: 'hour',
      requiredContactFields: [],
      restrictions: { minUnits: 1, maxUnits: null },
      units: one.units.map((each) => unitOf(each, hasPrices)),
    },
  ],
});

export const sumOf = (units: readonly ForeignUnit[]) =>
  pricing({
    original: units.reduce((sum, { original }) => sum + original, 0),
    retail: units.reduce((sum, { retail }) => sum + retail, 0),
  });

export const unitPricingOf = ({ units }: ForeignProduct) =>
  units.map((one) => ({ unitId: one.id, ...pricing(one) }));
