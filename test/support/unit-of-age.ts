import { type AgeBands, type UnitType, unitTypes } from '@shop/domain';

/** The unit sold to a person of this age; none if the age is not admitted. */
export const unitOfAge = (age: number, bands: AgeBands): UnitType | undefined =>
  unitTypes.find((unit) => {
    const band = bands[unit];
    return band && band.from <= age && age <= (band.to ?? Infinity);
  });
