import { box, ground, van } from '../add-ons.mjs';
import { canopy, disc, path, ridge } from '../kit.mjs';

const size = { from: 0, to: 240, bottom: 240 };

export const scene = {
  viewBox: box,
  draw: () =>
    ground('#C6EAE6') +
    disc('#FFCB4A', 182, 62, 30) +
    path('#8ED6CF', ridge(118, 4, 4, 8, size)) +
    path('#479F49', canopy(0, 240, 128, 120, 44, 6, 240)) +
    path('#1D5E33', canopy(0, 240, 158, 150, 30, 9, 240)) +
    path('#E9DDC4', ridge(190, 3, 4, 5, size)) +
    path('#FCFBF8', 'M10 218H60V225H10ZM96 217H146V224H96ZM182 218H232V225H182Z') +
    van(116, 138, 0.96),
};
