import { backUp } from './backends/operate/backup-file.js';
import { runOperation } from './backends/operate/operation.js';

await runOperation('backup', backUp);
