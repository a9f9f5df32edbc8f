import type { PhonePlan } from '../order/contact.js';
import { checkCallForm } from './call-request.js';

const phones: PhonePlan = {
  hasCountry: (country) => country === 'MX' || country === 'BR',
  read: (typed) => (/^[\d ]{10,12}$/.test(typed) ? `+52${typed.replaceAll(' ', '')}` : undefined),
};
const good = { name: ' Ana  Ruiz ', phone: '998 555 0134', country: 'mx' };

it('has a name and the number in international format', () => {
  expect(checkCallForm(good, phones)).toEqual({
    kind: 'caller',
    caller: { name: 'Ana  Ruiz', phone: '+529985550134', country: 'MX' },
  });
});

it.each([
  ['no name', { name: ' ' }, ['name firstName']],
  ['a name on two lines', { name: 'Ana\r\nBcc: all@x.example' }, ['name firstNameFormat']],
  ['no country', { country: '' }, ['country country']],
  ['a country on no map', { country: 'QB' }, ['country countryFormat']],
  ['a number that is none', { phone: 'soon' }, ['phone phone']],
  ['nothing', { name: '', phone: '', country: '' }, ['name firstName', 'country country']],
])('reports what is wrong with %s', (_, differs, expected) => {
  const checked = checkCallForm({ ...good, ...differs }, phones);
  const problems = checked.kind === 'wrong' ? checked.problems : [];
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
