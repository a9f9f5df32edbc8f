/** @jest-environment jsdom */
import { admitInstalments } from './instalments.js';

const widget = {
  script: 'https://lender.example/widget.js',
  key: 'key',
  currency: 'USD',
  locale: 'en-US',
} as const;

const script = () => document.querySelector<HTMLScriptElement>('#instalment-widget');

/** Simulates the loaded widget and records its calls. */
function arrive() {
  const told: unknown[] = [];
  window.Uplift = {
    Payments: { init: (settings) => told.push(settings), stop: () => told.push('stop') },
  };
  script()?.dispatchEvent(new Event('load'));
  return told;
}

beforeEach(() => admitInstalments('', undefined));

it('loads nothing before consent', () => {
  admitInstalments('', widget);
  admitInstalments('analytics', widget);
  expect(script()).toBeNull();
  expect(window.upliftInitialized).toBe(false);
});

it('is ready once its script has loaded, with key, currency and locale', () => {
  admitInstalments('analytics marketing', widget);
  expect(script()?.src).toBe(widget.script);
  expect(window.upliftInitialized).toBe(false);
  const { key: apiKey, currency, locale } = widget;
  expect(arrive()).toEqual([{ apiKey, currency, locale }]);
  expect(window.upliftInitialized).toBe(true);
});

it('restarts with another currency, and is not ready until then', () => {
  admitInstalments('marketing', widget);
  const first = arrive();
  const old = script();
  admitInstalments('marketing', { ...widget, currency: 'CAD', locale: 'en-CA' });
  expect(first).toContain('stop');
  expect(window.upliftInitialized).toBe(false);
  expect(window.Uplift).toBeUndefined();
  expect(document.querySelectorAll('#instalment-widget')).toHaveLength(1);
  // A withdrawn script may still load.
  old?.dispatchEvent(new Event('load'));
  expect(window.upliftInitialized).toBe(false);
  expect(arrive()).toEqual([{ apiKey: 'key', currency: 'CAD', locale: 'en-CA' }]);
  expect(window.upliftInitialized).toBe(true);
});

it('is removed without a place or after consent is withdrawn', () => {
  for (const end of [
    () => admitInstalments('marketing', undefined),
    () => admitInstalments('analytics', widget),
  ]) {
    admitInstalments('marketing', widget);
    arrive();
    end();
    expect(script()).toBeNull();
    expect(window.Uplift).toBeUndefined();
    expect(window.upliftInitialized).toBe(false);
  }
});

it('is not ready when the script defines no widget', () => {
  admitInstalments('marketing', widget);
  script()?.dispatchEvent(new Event('load'));
  expect(window.upliftInitialized).toBe(false);
});
