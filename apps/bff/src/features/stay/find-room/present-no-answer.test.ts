import { FileContent } from '@shop/adapters/files';
import { visitorOf } from '@shop/domain';
import { presentNoAnswer } from './present-no-answer.js';

const content = new FileContent('content');
const asked = {
  visitor: visitorOf({
    language: 'es',
    currency: 'MXN',
    isMobile: false,
    phoneCountry: undefined,
    theme: undefined,
    edgeCountry: undefined,
  }),
  path: '/es/buscar-habitacion/',
  typed: {},
  problems: [],
  query: new URLSearchParams(),
};
const answer = (now: string, differs: object = {}) =>
  presentNoAnswer({ ...asked, now: new Date(now), ...differs }, false, content, 'a-1');

it.each([
  ['a Monday at a minute to midnight', '2026-11-24T04:59:00Z', true],
  ['a Tuesday at three in the morning', '2026-11-24T08:00:00Z', false],
])('names on %s the phone line that answers, or offers a call-back', (_, now, isOpen) => {
  const { phone, callBack } = answer(now);
  expect([phone?.name, callBack?.isTaken]).toEqual(
    isOpen ? ['+52 998 555 0134', undefined] : [undefined, false],
  );
});

it('answers a submitted form even if the phone is staffed by now', () => {
  const query = new URLSearchParams('callback=yes');
  const { phone, callBack } = answer('2026-11-23T15:00:00Z', { query });
  expect([phone?.name, callBack?.isTaken]).toEqual(['+52 998 555 0134', true]);
});
