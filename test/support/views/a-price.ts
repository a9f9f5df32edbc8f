import type { LineSummaryView, PriceText } from '@shop/ports/screens';

/** `$2,389.00 MXN`, and its text for screen readers. */
export const aPrice = (amount = '2,389.00'): PriceText => ({
  text: `$${amount}\u00a0MXN`,
  spoken: `${amount} pesos mexicanos`,
});

/** Two adults and a child with the advance discount. */
export const aLineSummary = (differs: Partial<LineSummaryView> = {}): LineSummaryView => ({
  units: [
    {
      unit: 'ADULT',
      quantity: 2,
      unitPrice: { now: aPrice('2,150.10'), before: aPrice('2,389.00') },
      amount: aPrice('4,300.20'),
      steps: [
        { rule: 'list', percent: 0, before: aPrice('0.00'), after: aPrice('2,389.00') },
        {
          rule: 'advance',
          percent: 10,
          from: 7,
          before: aPrice('2,389.00'),
          after: aPrice('2,150.10'),
        },
      ],
    },
    {
      unit: 'CHILD',
      quantity: 1,
      unitPrice: { now: aPrice('1,612.58') },
      amount: aPrice('1,612.58'),
      steps: [],
    },
  ],
  extras: [
    {
      extra: 'photo',
      name: 'Paquete de fotos',
      quantity: 1,
      unitPrice: aPrice('790.00'),
      amount: aPrice('790.00'),
    },
  ],
  tier: { rule: 'advance', percent: 10, from: 7 },
  skipped: [
    { rule: 'combo', percent: 20, from: 3, reason: 'fewParks' },
    {
      rule: 'longAdvance',
      percent: 15,
      from: 21,
      reason: 'tooSoon',
      way: {
        kind: 'day',
        href: '/es/tour-ojos-de-agua/?date=2026-12-24&time=08%3A00&adults=2&children=1',
        text: 'jue 24 dic 2026',
      },
    },
  ],
  saved: aPrice('656.97'),
  total: { now: aPrice('6,702.78'), before: aPrice('7,359.75') },
  ...differs,
});
