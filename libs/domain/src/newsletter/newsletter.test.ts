import { anyCharacter } from '@shop/test/any-character';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { errorText } from '../errors/error-catalogue.js';
import {
  checkSubscription,
  longestSubscriberName,
  refusedSubscription,
  type SubscriptionForm,
} from './newsletter.js';

const aForm = (differs: Partial<SubscriptionForm> = {}): SubscriptionForm => ({
  name: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  country: 'MX',
  accepts: true,
  permits: true,
  ...differs,
});

const problemsOf = (differs: Partial<SubscriptionForm>) => {
  const checked = checkSubscription(aForm(differs));
  return checked.kind === 'wrong' ? checked.problems : [];
};

const subscription = { name: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', country: 'MX' };

it('makes a subscription of a form that is complete', () => {
  expect(checkSubscription(aForm())).toEqual({ kind: 'subscription', subscription });
});

it('trims, and writes accents in one way', () => {
  const typed = { name: '  Jose\u0301 \n', lastName: '\tRuiz', email: ' ana@mail.example ' };
  expect(checkSubscription(aForm(typed))).toEqual({
    kind: 'subscription',
    subscription: { ...subscription, name: 'Jos\u00e9' },
  });
});

it.each<[string, Partial<SubscriptionForm>, string, string]>([
  ['no name', { name: '' }, 'name', 'firstName'],
  ['a name of spaces', { name: ' \t ' }, 'name', 'firstName'],
  ['a name on two lines', { name: 'Ana\r\nBcc: all@x.example' }, 'name', 'firstNameFormat'],
  ['a line of Unicode in the name', { name: 'Ana\u2028Ruiz' }, 'name', 'firstNameFormat'],
  ['a tab in the name', { name: 'Ana\tMaria' }, 'name', 'firstNameFormat'],
  ['a zero in the name', { name: 'Ana\u0000' }, 'name', 'firstNameFormat'],
  ['half a character in the name', { name: 'Ana\ud800' }, 'name', 'firstNameFormat'],
  ['a name that turns the text', { name: 'Ana\u202eevil' }, 'name', 'firstNameFormat'],
  ['a name too long', { name: 'a'.repeat(81) }, 'name', 'firstNameFormat'],
  ['a name of 10,000 characters', { name: 'a'.repeat(10_000) }, 'name', 'firstNameFormat'],
  ['a name that grows too long in NFC', { name: '\u0958'.repeat(41) }, 'name', 'firstNameFormat'],
  ['no last name', { lastName: '' }, 'lastName', 'lastName'],
  ['a last name on two lines', { lastName: 'Ruiz\nTo: x' }, 'lastName', 'lastNameFormat'],
  ['a last name too long', { lastName: 'a'.repeat(81) }, 'lastName', 'lastNameFormat'],
  ['no address', { email: '  ' }, 'email', 'emailMissing'],
  ['no address at all', { email: 'ana@' }, 'email', 'emailWrong'],
  ['two addresses', { email: 'a@x.example,b@x.example' }, 'email', 'emailWrong'],
  [
    'an address of 255',
    { email: `${'a'.repeat(64)}@${'b.'.repeat(93)}coms` },
    'email',
    'emailWrong',
  ],
  ['no country', { country: '' }, 'country', 'country'],
  ['a country of another list', { country: 'Mexico' }, 'country', 'countryFormat'],
  ['the first box not ticked', { accepts: false }, 'accepts', 'boxNotTicked'],
  ['the second box not ticked', { permits: false }, 'permits', 'boxNotTicked'],
])('refuses %s at its field', (_, differs, field, code) => {
  expect(problemsOf(differs)).toEqual([{ field, code }]);
});

it('takes the longest name', () => {
  expect(problemsOf({ name: 'ñ'.repeat(longestSubscriberName) })).toEqual([]);
});

it.each(["D'Ávila-Núñez", '李小龍', 'Ngọc', 'علی\u200cرضا', 'Ana 🌺'])(
  'takes the name %s',
  (name) => {
    expect(problemsOf({ name, lastName: name })).toEqual([]);
  },
);

it('names every wrong field at once, in the order of the form', () => {
  const blank = { name: '', lastName: '', email: '', country: '', accepts: false, permits: false };
  expect(problemsOf(blank)).toEqual([
    { field: 'name', code: 'firstName' },
    { field: 'lastName', code: 'lastName' },
    { field: 'email', code: 'emailMissing' },
    { field: 'country', code: 'country' },
    { field: 'accepts', code: 'boxNotTicked' },
    { field: 'permits', code: 'boxNotTicked' },
  ]);
});

describe('whatever is typed', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\r', '\n', '\ud800', '\u2028') }),
    fc.constantFrom('Ana', 'ana@mail.example', 'MX'),
  );
  const anyForm = fc.record({
    name: anything,
    lastName: anything,
    email: anything,
    country: anything,
    accepts: fc.boolean(),
    permits: fc.boolean(),
  });

  it('is a subscription or a list of problems, never a throw and never both', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const checked = checkSubscription(form);
        if (checked.kind === 'wrong') return checked.problems.length > 0;
        return form.accepts && form.permits;
      }),
    );
  });

  it('puts no line, control character or broken half into a subscription', () => {
    const likely = fc.record({
      name: anything,
      lastName: anything,
      email: fc.oneof(anything, fc.emailAddress()),
    });
    fc.assert(
      fc.property(likely, (typed) => {
        const checked = checkSubscription(aForm(typed));
        if (checked.kind === 'wrong') return;
        const { name, lastName, email } = checked.subscription;
        for (const text of [name, lastName, email]) {
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
          expect(text).toBe(text.trim().normalize('NFC'));
        }
      }),
      { numRuns: turns(2_000, 500) },
    );
  });

  it('stays as it is when it is checked again', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(names, names, (name, lastName) => {
        const first = checkSubscription(aForm({ name, lastName }));
        if (first.kind === 'wrong') return;
        expect(checkSubscription(aForm(first.subscription))).toEqual(first);
      }),
    );
  });
});

it.each([
  ['firstNameFormat', 'name'],
  ['lastNameFormat', 'lastName'],
  ['emailWrong', 'email'],
  ['countryFormat', 'country'],
  ['newsletterDuplicate', 'email'],
  ['newsletterSite', 'page'],
  ['newsletterLanguage', 'page'],
  ['newsletterOther', 'page'],
] as const)('a refusal %s of the backend is told at %s', (code, field) => {
  expect(refusedSubscription(code)).toEqual({ code, field });
  expect(errorText(code, 'es')).not.toBe('');
});
