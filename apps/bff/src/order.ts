import { runOperation } from './backends/operate/operation.js';
import { showOrder } from './backends/operate/show-order.js';

await runOperation('order', showOrder);
