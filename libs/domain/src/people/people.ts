/** OCTO unit types that the shop sells. */
export const unitTypes = ['ADULT', 'CHILD', 'INFANT'] as const;
export type UnitType = (typeof unitTypes)[number];

export type People = Readonly<Record<UnitType, number>>;

/** Ages in years, both included; without `to` there is no upper limit. */
export interface AgeBand {
  readonly from: number;
  readonly to?: number;
}

/** Without `INFANT`, infants are not admitted. */
export type AgeBands = Readonly<Partial<Record<UnitType, AgeBand>>>;

const natureTourUnit = 'XN';

/** Children are 5 to 11; on nature tours 6 to 11, and no infants. */
export function ageBandsOf(businessUnitCode: string): AgeBands {
  const ADULT = { from: 12 };
  if (businessUnitCode === natureTourUnit) return { ADULT, CHILD: { from: 6, to: 11 } };
  return { ADULT, CHILD: { from: 5, to: 11 }, INFANT: { from: 0, to: 4 } };
}

/** The age bands for visiting several products: the strictest. */
export function ageBandsTogether(businessUnitCodes: readonly string[]): AgeBands {
  const all = businessUnitCodes.map(ageBandsOf);
  return all.find(({ INFANT }) => !INFANT) ?? all[0] ?? ageBandsOf('');
}

export const maxPeople = 20;

export type PeopleProblem = 'nobody' | 'tooMany' | 'adultNeeded' | 'infantsNotAdmitted';

export const countPeople = (people: People): number =>
  unitTypes.reduce((count, unit) => count + people[unit], 0);

/** Children and infants need an adult. */
export function checkPeople(people: People, bands: AgeBands): PeopleProblem | undefined {
  const count = countPeople(people);
  if (count === 0) return 'nobody';
  if (count > maxPeople) return 'tooMany';
  if (people.INFANT > 0 && !bands.INFANT) return 'infantsNotAdmitted';
  if (people.ADULT < 1) return 'adultNeeded';
  return undefined;
}
