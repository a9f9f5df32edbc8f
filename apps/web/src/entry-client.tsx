import { startPage } from './runtime/live/start-page.js';

// Imports nothing else: the screen runs after the chunks it shares, and `startPage` waits for it.
await startPage();
