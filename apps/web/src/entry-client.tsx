import { startPage } from './runtime/page/live/start-page.js';

// Waits for the screen, whose file runs after those that it shares: so this file stands alone.
await startPage();
