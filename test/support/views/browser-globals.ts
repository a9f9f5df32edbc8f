import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom lacks these; the router needs them when it loads. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

const element = globalThis.HTMLElement?.prototype;
if (element) Object.assign(element, { scrollIntoView: () => undefined });
