import type { ErrorCode } from '@shop/domain';
import { addStay, chooseRoom } from '@shop/ports/screens';
import { type End, at, eachSays, type Scene, says, sent } from '../scene.js';
import { NotHad, type Stage } from '../stage.js';
import { ahead, api } from './steps.js';

const search = (stage: Stage): string => {
  const dates = `checkin=${ahead(stage, 40)}&checkout=${ahead(stage, 44)}`;
  return stage.at('findRoom', `?${dates}&rooms=1&adults1=2`);
};

/** Decodes HTML entities of an attribute. */
const read = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The first room of a search, from its button. */
async function offered(stage: Stage) {
  const path = search(stage);
  const { text } = await stage.get(path);
  const [button = ''] = /<button[^>]*name="choose"[^>]*>/.exec(text) ?? [];
  const [, choose] = /value="([^"]+)"/.exec(button) ?? [];
  if (!choose) throw new NotHad('room');
  return { path, choose: read(choose) };
}

async function chosen(stage: Stage): Promise<Extract<End, { kind: 'post' }>> {
  const { location } = await stage.post(api(chooseRoom), await offered(stage));
  const { text } = await stage.get(location.split('#')[0] ?? '');
  const [form = ''] =
    new RegExp(`<form[^>]*action="${api(addStay)}".*?</form>`, 's').exec(text) ?? [];
  const fields: Record<string, string[]> = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]+)"/.exec(input) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
    if (name) (fields[name] ??= []).push(read(value));
  }
  if (!form) throw new NotHad('room');
  return { kind: 'post', action: api(addStay), fields };
}

/** Between page and button, the last room is sold or the hotels refuse. */
const refusedStays: Partial<Readonly<Record<ErrorCode, string>>> = {
  stayTaken: 'noRoom',
  stayNotThen: 'minimumStay',
  stayNotOnline: 'absent',
};

export const stayMessages: readonly Scene[] = [
  says('wrongChoice', (stage) => Promise.resolve(sent(api(chooseRoom), { path: search(stage) }))),
  says('stayRoomGone', async (stage) => {
    const fields = await offered(stage);
    stage.props.turnOn({ port: 'hotels', mode: 'soldOut' });
    return sent(api(chooseRoom), fields);
  }),
  says('stayHandle', (stage) => {
    stage.cookies.keep(['__Host-stay=forged; Path=/; Secure; HttpOnly; SameSite=Lax']);
    return Promise.resolve(at(search(stage)));
  }),
  ...eachSays(refusedStays, async (refusal, stage) => {
    const end = await chosen(stage);
    stage.props.turnOn({ port: 'hotels', mode: 'refused', refusal, path: 'bookings' });
    return end;
  }),
];
