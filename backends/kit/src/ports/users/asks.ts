import type { Kit } from '../../kit/scenario.js';

export const changes = 'creates an unconfirmed account for a made-up address at mail.example';
export const password = 'a password of the conformance kit';

export const person = (kit: Kit) => ({
  Username: `conformance.${kit.unique()}@mail.example`,
  Password: password,
  FirstName: 'Conformance',
  LastName: 'Kit',
  Country: 'MX',
  Language: 'es',
});

export interface SignedIn {
  readonly sId: string;
  readonly gxToken: string;
  readonly email: string;
}

export const logIn = (kit: Kit, Username: string, Password: string) =>
  kit.ask<SignedIn & { readonly code?: string }>('logIn', { body: { Username, Password } });

export const signedIn = (kit: Kit) => {
  const body = { Username: kit.given('email'), Password: kit.given('password') };
  return kit.need<SignedIn>('logIn', { body });
};

export async function unconfirmed(kit: Kit) {
  const one = person(kit);
  await kit.need('register', { body: one });
  return one;
}
