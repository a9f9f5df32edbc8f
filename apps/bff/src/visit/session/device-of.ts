/** The first that fits: Edge, Opera and Samsung's browser call themselves Chrome, and Chrome Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Names that are the same in every language; empty where the browser does not say. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string): string =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Only these names are kept of what a browser says of itself. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
