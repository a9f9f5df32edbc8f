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
    /** The widget is ready for the page's currency. */
    upliftInitialized?: boolean;
  }
}

const marked = 'instalment-widget';

/** Loads the widget with consent, restarts it on new settings, removes it otherwise. */
export function admitInstalments(agreed: string, widget: Widget): void {
  withdraw();
  if (!widget || !agreed.includes('marketing')) return;
  const { script: src, key: apiKey, currency, locale } = widget;
  const script = document.createElement('script');
  script.id = marked;
  script.async = true;
  script.src = src;
  script.onload = () => {
    // The script was withdrawn while it loaded.
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
