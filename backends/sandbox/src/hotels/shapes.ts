import { currencyCodes, hotelCodes, isParkDay, isParkMonth, languages } from '@shop/domain';
import { z } from 'zod';
import { lastName, plainText } from '../http/call.js';

const day = z.string().refine(isParkDay);
const currency = z.enum(currencyCodes);
const language = z.enum(languages);
const amount = z.object({ amount: z.number().int().nonnegative(), currency });
const party = {
  adults: z.number().int().min(0).max(99),
  childAges: z.array(z.number().int().min(0).max(99)).max(20),
};

export const askCalendar = z.object({
  hotel: z.enum(hotelCodes).optional(),
  month: z.string().refine(isParkMonth),
  currency,
});

export const askSearch = z.object({
  hotels: z.array(z.string().max(40)).max(10),
  checkIn: day,
  checkOut: day,
  currency,
  language,
  rooms: z.array(z.object(party)).min(1).max(20),
  promoCode: plainText(40).optional(),
  instead: z.string().max(200).optional(),
});

const wantedRooms = z
  .array(z.object({ token: z.string().min(1).max(2000), ...party }))
  .min(1)
  .max(5);

export const askBook = z.object({ rooms: wantedRooms, language });
export const askBooking = z.object({ language: language.optional() });
export const askHold = z.object({
  until: z.iso.datetime({ offset: true }),
  shorter: z.boolean().default(false),
});
export const askChange = z.object({ rooms: wantedRooms, amount });
export const askCancel = z.object({ amount });

const line = plainText(200);
export const askConfirm = z.object({
  reference: line.min(1),
  contact: z.object({
    firstName: line,
    lastName: lastName(200),
    email: line,
    country: line,
    phone: line,
  }),
});
