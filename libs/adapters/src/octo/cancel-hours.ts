import type { OctoOption } from './wire-octo.js';

const hoursIn: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24 };

/** How long before a visit an option is taken back. */
export const cancelHoursOf = (option: OctoOption): number =>
  option.cancellationCutoffAmount * (hoursIn[option.cancellationCutoffUnit] ?? 1);
