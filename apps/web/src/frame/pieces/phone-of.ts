import type { FrameView } from '@shop/ports/screens';

/** The visitor's own country's number, else the first. */
export const phoneOf = ({ callCentre: { phones }, country }: FrameView) =>
  phones.find((phone) => phone.country === country) ?? phones[0];
