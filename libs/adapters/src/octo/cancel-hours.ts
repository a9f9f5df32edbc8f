import type { OctoOption } from './wire-octo.js';

const hoursIn: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24 };

/** Hours before a visit until which an option can be cancelled. */
export const cancelHoursOf = (option: OctoOption): number =>
  option.cancellationCutoffAmount * (hoursIn[option.cancellationCutoffUnit] ?? 1);
