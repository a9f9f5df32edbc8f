import {
  hotelCodes,
  isCountry,
  isFitName,
  isLanguage,
  isParkDay,
  isRoomParty,
  tidyName,
} from '@shop/domain';
import { z } from 'zod';
import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { type Account, refuseStranger } from './subscribe.js';

const text = z.string().max(20_000);

export const callShape = z.object({
  clientId: text,
  externalKey: text,
  origin: text,
  mid: text,
  fields: z.object({
    name: text,
    phone: text,
    country: text,
    lang: text,
    stay: z.object({
      hotels: z.array(z.enum(hotelCodes)).max(10),
      checkIn: text,
      checkOut: text,
      rooms: z.array(z.object({ adults: z.number(), childAges: z.array(z.number()) })).max(100),
      promoCode: z.string().max(40).optional(),
    }),
  }),
});

type Question = z.infer<typeof callShape>;

export async function requestCall(
  tx: Tx,
  { clock }: Shop,
  account: Account,
  question: Question,
): Promise<Answer | Refused> {
  const { fields } = question;
  const refused = refuseStranger(account, question) ?? refuseField(fields);
  if (refused) return refused;
  const { name, phone, country, lang, stay } = fields;
  await tx
    .insertInto('call_requests')
    .values({ name, phone, country, language: lang, stay: JSON.stringify(stay), at: clock() })
    .execute();
  return { status: 201, body: { status: 'ok' } };
}

function refuseField({
  name,
  phone,
  country,
  lang,
  stay,
}: Question['fields']): Refused | undefined {
  if (tidyName(name) === '' || !isFitName(name)) return refuse('nameFormat', 'name');
  if (!/^\+[1-9]\d{4,14}(;ext=\d{1,20})?$/.test(phone)) return refuse('phoneFormat', 'phone');
  if (!isCountry(country)) return refuse('country', 'country');
  if (!isLanguage(lang)) return refuse('lang', 'lang');
  const { checkIn, checkOut, rooms } = stay;
  const isStay = isParkDay(checkIn) && isParkDay(checkOut) && checkIn < checkOut;
  return isStay && rooms.length > 0 && rooms.every(isRoomParty)
    ? undefined
    : refuse('stay', 'stay');
}
