import { box, glass, ground, plate, van } from '../add-ons.mjs';
import { canopy, cut, disc, path } from '../kit.mjs';

export const scene = {
  viewBox: box,
  draw: () =>
    ground('#FFE2B8') +
    disc('#FFCB4A', 48, 46, 26) +
    path('#479F49', canopy(0, 240, 84, 76, 36, 4, 240)) +
    path('#E9DDC4', cut('0 122!, 240 116!, 240 240!, 0 240!')) +
    van(140, 78, 0.72) +
    path('#F6B41F', cut('0 150!, 240 140!, 240 240!, 0 240!')) +
    path('#D9940A', cut('0 218!, 240 204!, 240 213!, 0 227!')) +
    glass(206, 146, 0.66) +
    plate(98, 184, 0.84),
};
