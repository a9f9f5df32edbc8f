import type { FrameView } from '@shop/ports/screens';

interface OfferProps {
  readonly widget: FrameView['instalments'];
  /** In minor units of the widget's currency. */
  readonly amount: number | undefined;
}

/** Filled by the instalment widget with its own text. */
export function InstalmentOffer({ widget, amount }: OfferProps) {
  if (!widget || amount === undefined) return null;
  return (
    <p
      className="text-caption"
      aria-live="polite"
      data-up-price-value={amount}
      data-up-currency={widget.currency}
    />
  );
}
