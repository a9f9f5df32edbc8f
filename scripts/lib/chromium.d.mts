export function findChromium(): string | undefined;
export function ensureChromium(): Promise<string>;
export function findTestBrowser(): string | undefined;
export function ensureTestBrowser(): Promise<string>;
