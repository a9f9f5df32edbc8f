import { restore } from './backends/operate/backup-file.js';
import { runOperation } from './backends/operate/operation.js';

await runOperation('restore', restore);
