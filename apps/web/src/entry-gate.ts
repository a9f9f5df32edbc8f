/** What runs on the page of a gate, and nowhere else: a build of its own (vite.config.ts). */
import './runtime/gate/gate.css';
import { liveGate } from './runtime/gate/live-gate.js';

void liveGate();
