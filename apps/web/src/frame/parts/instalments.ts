import type { FrameView } from '@shop/ports/screens';

type Widget = FrameView['instalments'];

interface Uplift {
  readonly Payments: {
    init(settings: { apiKey: string; currency: string; locale: string }): void;
    stop?(): void;
  };
}

declare global {
  interface Window {
    Uplift?: Uplift;
    /** The widget's script is ready for the currency in view. */
    upliftInitialized?: boolean;
  }
}

const marked = 'instalment-widget';

/**
 * Fetches the instalment widget for the currency in view, for who agreed to it; on every change of
 * currency it begins anew, and where it has no place, or is no longer agreed to, it is taken away.
 */
export function admitInstalments(agreed: string, widget: Widget): void {
  withdraw();
  if (!widget || !agreed.includes('marketing')) return;
  const { script: src, key: apiKey, currency, locale } = widget;
  const script = document.createElement('script');
  script.id = marked;
  script.async = true;
  script.src = src;
  script.onload = () => {
    // A script that came after the page went on is nobody's any more.
    if (!script.isConnected) return;
    window.Uplift?.Payments.init({ apiKey, currency, locale });
    window.upliftInitialized = window.Uplift !== undefined;
  };
  document.head.append(script);
}

function withdraw(): void {
  window.Uplift?.Payments.stop?.();
  delete window.Uplift;
  window.upliftInitialized = false;
  document.getElementById(marked)?.remove();
}
