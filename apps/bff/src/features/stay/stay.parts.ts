import { CallBackController } from './call-back/call-back.controller.js';
import { CallBackJob } from './call-back/call-back-job.js';
import { SearchRooms } from './find-room/search-rooms.js';
import { ChooseRoom } from './find-room/choose-room.js';
import { GatherStayFacts } from './find-room/gather-stay-facts.js';
import { NearDates } from './find-room/near-dates.js';
import { StayPurposes } from './find-room/stay-purpose.js';
import { ChooseRoomController } from './find-room/choose-room.controller.js';

export const stayControllers = [ChooseRoomController, CallBackController] as const;
export const stayUseCases = [
  SearchRooms,
  GatherStayFacts,
  NearDates,
  ChooseRoom,
  StayPurposes,
  CallBackJob,
] as const;
