import { IsString } from 'class-validator';
import { Refused } from './refused.js';
import { StrictForms } from './strict-forms.js';

class Form {
  @IsString()
  readonly path: string = '';
}

const forms = new StrictForms();
const added = { gclid: 'Cj0K', fbclid: 'IwAR0', _gl: '1*abc', utm_source: 'mail', gad_source: '1' };

it.each(['body', 'query'] as const)(
  'leaves out of a %s what a tag manager wrote into the form, and refuses all else',
  async (type) => {
    const read = (value: unknown) => forms.transform(value, { type, metatype: Form });
    expect(await read({ path: '/es/', ...added })).toEqual({ path: '/es/' });
    for (const odd of [{ price: '1' }, { client: 'a' }, { utm: 'a' }])
      await expect(read({ path: '/es/', ...odd })).rejects.toBeInstanceOf(Refused);
  },
);

it('hands on as it is what is no form', async () => {
  const visit = { path: '/es/', gclid: 'Cj0K' };
  expect(await forms.transform(visit, { type: 'custom', metatype: Object })).toBe(visit);
});
