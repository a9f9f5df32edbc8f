/** Order matters: Edge, Opera and Samsung's browser also say Chrome, and Chrome says Safari. */
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

/** Names that need no translation; empty if unknown. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string): string =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Stores only these names, not the user agent. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
