/** OCTO unit types that the shop sells. */
export const unitTypes = ['ADULT', 'CHILD', 'INFANT'] as const;
export type UnitType = (typeof unitTypes)[number];

/** How many of each unit a line holds. */
export type People = Readonly<Record<UnitType, number>>;

/** The years of age that a unit covers; `undefined` at `to` means no upper end. */
export interface AgeBand {
  readonly from: number;
  readonly to?: number;
}

/** The bands of a product; no infant band where infants are not admitted. */
export type AgeBands = Readonly<Partial<Record<UnitType, AgeBand>>>;

const natureTourUnit = 'XN';

/** Children are 5 to 11, at the nature tour unit 6 to 11 and nobody younger. */
export function ageBandsOf(businessUnitCode: string): AgeBands {
  const ADULT = { from: 12 };
  if (businessUnitCode === natureTourUnit) return { ADULT, CHILD: { from: 6, to: 11 } };
  return { ADULT, CHILD: { from: 5, to: 11 }, INFANT: { from: 0, to: 4 } };
}

/** The bands of several products that the same people visit: who is admitted at all of them. */
export function ageBandsTogether(businessUnitCodes: readonly string[]): AgeBands {
  const all = businessUnitCodes.map(ageBandsOf);
  return all.find(({ INFANT }) => !INFANT) ?? all[0] ?? ageBandsOf('');
}

/** The most people that one line may hold. */
export const maxPeople = 20;

export type PeopleProblem = 'nobody' | 'tooMany' | 'adultNeeded' | 'infantsNotAdmitted';

export const countPeople = (people: People): number =>
  unitTypes.reduce((count, unit) => count + people[unit], 0);

/** What is wrong with a party, if anything: children and infants come with an adult. */
export function checkPeople(people: People, bands: AgeBands): PeopleProblem | undefined {
  const count = countPeople(people);
  if (count === 0) return 'nobody';
  if (count > maxPeople) return 'tooMany';
  if (people.INFANT > 0 && !bands.INFANT) return 'infantsNotAdmitted';
  if (people.ADULT < 1) return 'adultNeeded';
  return undefined;
}
