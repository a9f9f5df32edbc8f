import { FoundRooms } from './found-rooms.js';
import { NoAnswer } from './no-answer.js';

export const paperParts = { FoundRooms, NoAnswer };
