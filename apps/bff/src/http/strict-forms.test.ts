import { AddItemForm } from '@shop/ports/forms';
import type { Action } from '@shop/ports/screens';
import { IsString, MaxLength } from 'class-validator';
import { schemaOfForm } from '../../../../scripts/lib/openapi/schemas-of-forms.mjs';
import { Refused } from './refused.js';
import { StrictForms } from './strict-forms.js';

class Form {
  @IsString()
  readonly path: string = '';
}

const forms = new StrictForms();
const added = { gclid: 'Cj0K', fbclid: 'IwAR0', _gl: '1*abc', utm_source: 'mail', gad_source: '1' };

it.each(['body', 'query'] as const)(
  'drops from a %s what a tag manager added to the form, and refuses all other fields',
  async (type) => {
    const read = (value: unknown) => forms.transform(value, { type, metatype: Form });
    expect(await read({ path: '/es/', ...added })).toEqual({ path: '/es/' });
    for (const odd of [{ price: '1' }, { client: 'a' }, { utm: 'a' }])
      await expect(read({ path: '/es/', ...odd })).rejects.toBeInstanceOf(Refused);
  },
);

it('passes on a body that is not a form unchanged', async () => {
  const visit = { path: '/es/', gclid: 'Cj0K' };
  expect(await forms.transform(visit, { type: 'custom', metatype: Object })).toBe(visit);
});

/** The buy page's form with one more field. */
class GiftItemForm extends AddItemForm {
  @IsString()
  @MaxLength(60)
  readonly giftNote!: string;
}

describe('a form-only field', () => {
  type Sent = Parameters<NonNullable<Action<GiftItemForm, null>['types']>>[0];
  const gift: Sent = { path: '/es/', slug: 'bruma', giftNote: 'For Ana' };
  // @ts-expect-error: the form without the field does not take it.
  const unknown: AddItemForm = { path: '/es/', slug: 'bruma', giftNote: 'For Ana' };
  // @ts-expect-error: the form with the field requires it.
  const bare: Sent = { path: '/es/', slug: 'bruma' };

  it('is accepted by its form, and refused by a form without it', async () => {
    const read = (sent: object, metatype: new () => object) =>
      forms.transform(sent, { type: 'body', metatype });
    expect(await read(gift, GiftItemForm)).toMatchObject(gift);
    await expect(read(unknown, AddItemForm)).rejects.toBeInstanceOf(Refused);
    await expect(read(bare, GiftItemForm)).rejects.toBeInstanceOf(Refused);
  });

  it('is documented for its form only', () => {
    const { properties, required } = schemaOfForm(GiftItemForm);
    expect(properties.giftNote).toEqual({ type: 'string', maxLength: 60 });
    expect(required).toEqual(['giftNote', 'path', 'slug']);
    expect(schemaOfForm(AddItemForm).properties).not.toHaveProperty('giftNote');
  });
});
