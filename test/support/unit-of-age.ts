import { type AgeBands, type UnitType, unitTypes } from '@shop/domain';

/** The unit that a person of an age is sold, or none where the age is not admitted. */
export const unitOfAge = (age: number, bands: AgeBands): UnitType | undefined =>
  unitTypes.find((unit) => {
    const band = bands[unit];
    return band && band.from <= age && age <= (band.to ?? Infinity);
  });
