/** The gate page's script, a separate build (vite.config.ts). */
import './runtime/gate/gate.css';
import { liveGate } from './runtime/gate/live-gate.js';

void liveGate();
