import { AskStay } from './find-room/ask-stay.js';
import { ChooseRoom } from './find-room/choose-room.js';
import { NearDates } from './find-room/near-dates.js';
import { StayController } from './find-room/stay.controller.js';

/** What is done with stays beside showing them. */
export const stayControllers = [StayController] as const;
export const stayUseCases = [AskStay, NearDates, ChooseRoom] as const;
