import type { LineSummaryView, PriceText } from '@shop/ports/screens';

/** `$2,389.00 MXN`, and how a listener hears it. */
export const aPrice = (amount = '2,389.00'): PriceText => ({
  text: `$${amount}\u00a0MXN`,
  spoken: `${amount} pesos mexicanos`,
});

/** Two adults and a child with the advance discount, explained. */
export const aLineSummary = (differs: Partial<LineSummaryView> = {}): LineSummaryView => ({
  units: [
    {
      unit: 'ADULT',
      quantity: 2,
      unitPrice: aPrice('2,150.10'),
      amount: aPrice('4,300.20'),
      steps: [
        { rule: 'list', before: aPrice('0.00'), after: aPrice('2,389.00') },
        { rule: 'advance10', before: aPrice('2,389.00'), after: aPrice('2,150.10') },
      ],
      skipped: [
        { rule: 'advance15', reason: 'tooSoon' },
        { rule: 'combo20', reason: 'fewParks' },
      ],
    },
    {
      unit: 'CHILD',
      quantity: 1,
      unitPrice: aPrice('1,612.58'),
      amount: aPrice('1,612.58'),
      steps: [],
      skipped: [],
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
  tier: { rule: 'advance10', percent: 10 },
  saved: { text: '−$656.97\u00a0MXN', spoken: '−656.97 pesos mexicanos' },
  total: { now: aPrice('6,702.78'), before: aPrice('7,359.75') },
  ...differs,
});
