import { longestEmail } from '../visitor/email.js';
import { longestName } from '../visitor/person-name.js';
import { checkContact, type PhonePlan } from './contact.js';

const phones: PhonePlan = {
  hasCountry: (country) => country === 'MX',
  read: (typed) => (/^\d{10}$/.test(typed) ? `+52${typed}` : undefined),
};

const ana = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  country: 'MX',
  phone: '9981234567',
};

it('tidies the input and stores the phone as E.164', () => {
  const typed = {
    ...ana,
    firstName: ' Jose\u0301 ',
    email: ' ana@mail.example\u200b',
    country: 'mx',
  };
  expect(checkContact(typed, phones)).toEqual({
    kind: 'contact',
    contact: { ...ana, firstName: 'Jos\u00e9', phone: '+529981234567' },
  });
});

it.each([
  [{ firstName: 'a'.repeat(longestName) }, []],
  [{ firstName: 'a'.repeat(longestName + 1) }, ['firstNameFormat']],
  [{ lastName: 'a'.repeat(longestName + 1) }, ['lastNameFormat']],
  [{ lastName: 'Ruiz\nBcc: all@mail.example' }, ['lastNameFormat']],
  [{ firstName: 'Suharto', lastName: '' }, []],
  [{ firstName: '\u200b', lastName: '\u200b' }, ['firstName']],
  [{ firstName: '\u3164' }, ['firstName']],
  [{ email: '' }, ['emailMissing']],
  [{ email: 'ana@mail' }, ['emailWrong']],
  [{ email: `${'a'.repeat(64)}@${'b'.repeat(longestEmail)}.example` }, ['emailWrong']],
  [{ country: 'ZZ' }, ['country']],
  [{ country: 'Mexico' }, ['country']],
  [{ phone: '123' }, ['phone']],
  [{ firstName: '', email: 'x', phone: '' }, ['firstName', 'emailWrong', 'phone']],
] as const)('rejects %j in %j', (differs, codes) => {
  const checked = checkContact({ ...ana, ...differs }, phones);
  expect(checked.kind === 'wrong' ? checked.codes : []).toEqual(codes);
});
