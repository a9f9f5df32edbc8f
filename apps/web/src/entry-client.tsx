import { startPage } from './runtime/page/live/start-page.js';

// Imports nothing else: the screen runs after the chunks it shares, and `startPage` waits for it.
await startPage();
