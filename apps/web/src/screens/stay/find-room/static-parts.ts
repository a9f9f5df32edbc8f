import { FoundRooms } from './found-rooms.js';
import { NoAnswer } from './no-answer.js';

export const staticParts = { FoundRooms, NoAnswer };
