import { box, glass, ground, plate } from '../add-ons.mjs';
import { cut, path } from '../kit.mjs';

export const scene = {
  viewBox: box,
  draw: () =>
    ground('#FFE08A') +
    path('#F6B41F', cut('0 84!, 240 66!, 240 240!, 0 240!')) +
    path('#D9940A', cut('0 150!, 240 128!, 240 138!, 0 160!')) +
    path('#D9940A', cut('0 212!, 240 192!, 240 202!, 0 222!')) +
    glass(192, 86, 0.92) +
    plate(108, 148, 1.02),
};
