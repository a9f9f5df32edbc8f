import { anyCharacter } from '@shop/test/any-character';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { errorText } from '../errors/error-catalogue.js';
import { checkSubscription, refusedSubscription, type SubscriptionForm } from './newsletter.js';

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

it('makes a subscription of a complete form', () => {
  expect(checkSubscription(aForm())).toEqual({ kind: 'subscription', subscription });
});

it('trims and normalises accents', () => {
  const typed = { name: '  Jose\u0301 \n', lastName: '\tRuiz', email: ' ana@mail.example ' };
  expect(checkSubscription(aForm(typed))).toEqual({
    kind: 'subscription',
    subscription: { ...subscription, name: 'Jos\u00e9' },
  });
});

it.each<[string, Partial<SubscriptionForm>, string, string]>([
  ['no name', { name: '' }, 'name', 'firstName'],
  ['a name on two lines', { name: 'Ana\r\nBcc: all@x.example' }, 'name', 'firstNameFormat'],
  ['a name too long', { name: 'a'.repeat(81) }, 'name', 'firstNameFormat'],
  ['a name that grows too long in NFC', { name: '\u0958'.repeat(41) }, 'name', 'firstNameFormat'],
  ['no last name', { lastName: '' }, 'lastName', 'lastName'],
  ['a last name on two lines', { lastName: 'Ruiz\nTo: x' }, 'lastName', 'lastNameFormat'],
  ['no address', { email: '  ' }, 'email', 'emailMissing'],
  ['two addresses', { email: 'a@x.example,b@x.example' }, 'email', 'emailWrong'],
  ['no country', { country: '' }, 'country', 'country'],
  ['a country of another list', { country: 'Mexico' }, 'country', 'countryFormat'],
  ['the first box not ticked', { accepts: false }, 'accepts', 'boxNotTicked'],
  ['the second box not ticked', { permits: false }, 'permits', 'boxNotTicked'],
])('refuses %s at its field', (_, differs, field, code) => {
  expect(problemsOf(differs)).toEqual([{ field, code }]);
});

it('names every wrong field at once, in form order', () => {
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

describe('any input', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\r', '\n', '\ud800', '\u2028') }),
    fc.constantFrom('Ana', 'ana@mail.example', 'MX'),
  );
  it('adds no line break, control character or lone surrogate to a subscription', () => {
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
] as const)('reports the backend refusal %s at %s', (code, field) => {
  expect(refusedSubscription(code)).toEqual({ code, field });
  expect(errorText(code, 'es')).not.toBe('');
});
