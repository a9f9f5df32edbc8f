import { TextDecoder, TextEncoder } from 'node:util';

/** What every browser has and the document of a test lacks: the router asks for it as it loads. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

const element = globalThis.HTMLElement?.prototype;
if (element) Object.assign(element, { scrollIntoView: () => undefined });
