import { migrateSchema } from './backends/operate/migrate-schema.js';
import { runOperation } from './backends/operate/operation.js';

await runOperation('migrate', migrateSchema);
