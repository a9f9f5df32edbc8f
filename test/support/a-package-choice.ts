import type { PackageChoice, PackageComponent } from '@shop/domain';

export const aPart = (slug: string, day: string): PackageComponent => ({
  slug,
  day,
  time: undefined,
  components: [],
});

export const aPackageChoice = (differs: Partial<PackageChoice> = {}): PackageChoice => ({
  parts: [aPart('bruma', '2027-01-12'), aPart('guarida', '2027-01-13')],
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  extras: [],
  ...differs,
});
