import { PackageCode } from './package-code.js';
import { Meter } from './meter.js';
import { Plan } from './plan.js';

export const staticParts = { code: PackageCode, meter: Meter, plan: Plan };
