import { isParkDay, isParkTime, type ParkDay, type ParkTime } from '@shop/domain';
import type { ChangeDateForm } from '@shop/ports/forms';

/** Empty where nothing was chosen; `undefined` for what is no day. */
export const dayIn = ({ date = '' }: Pick<ChangeDateForm, 'date'>): ParkDay | undefined =>
  isParkDay(date) ? date : undefined;

export const timeIn = ({ time = '' }: Pick<ChangeDateForm, 'time'>): ParkTime | undefined =>
  isParkTime(time) ? time : undefined;
