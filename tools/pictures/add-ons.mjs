// Add-ons of a ticket: the van, a meal on its plate, a camera.
import { at, cut, disc, path } from './kit.mjs';
import { leaf } from './plants.mjs';

export const box = '0 0 240 240';

export const ground = (fill) => path(fill, 'M0 0H240V240H0Z');

const wheel = (x) => disc('#11211F', x, 52, 19) + disc('#F4F2EC', x, 52, 8);

/** A van from the side, driving right; its wheels stand 71 below 0,0. */
export const van = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    0,
    path('#9C2F12', cut('-98 30!, 100 30!, 98 54!, -98 54!')),
    path('#E34A1F', cut('-98 -44!, -84 -56, 46 -57, 62 -48, 88 -4, 102 6, 102 42!, -98 42!', 3, 3)),
    path('#FCFBF8', cut('-98 10!, 101 12!, 101 22!, -98 20!')),
    path('#085258', cut('-84 -40!, -42 -41!, -42 -4!, -85 -4!')),
    path('#085258', cut('-34 -41!, 8 -41!, 8 -4!, -34 -4!')),
    path('#085258', cut('16 -41!, 46 -40!, 72 -4!, 16 -4!')),
    path('#8ED6CF', cut('-84 -40!, -62 -41!, -76 -4!, -85 -4!')),
    path('#8ED6CF', cut('16 -41!, 34 -41!, 24 -4!, 16 -4!')),
    path('#FFCB4A', cut('92 22!, 103 22!, 103 34!, 92 34!')),
    wheel(-56),
    wheel(60),
  );

const oval = (fill, y, across, down) =>
  path(
    fill,
    `M${-across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`,
  );

/** A plate from above, slightly tilted: fish in a banana leaf, rice, a slice of lime. */
export const plate = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    0,
    oval('#CDCBC1', 10, 100, 60),
    oval('#FCFBF8', 0, 100, 60),
    oval('#E6E3DA', 0, 76, 44),
    leaf(-74, 10, 150, 34, -8, '#479F49', '#1D5E33'),
    path('#C23A14', cut('-40 2, -14 -22, 26 -24, 48 -10, 26 10, -16 14', 5, 4)),
    path('#FA6C44', cut('-30 -2, -8 -18, 22 -19, 34 -10, 6 -6, -14 4', 6, 3)),
    path('#FFF6D8', cut('-60 20, -38 8, -14 20, -20 36, -50 36', 7, 4)),
    disc('#1F8A6B', 40, 24, 17),
    disc('#DDF0C6', 40, 24, 12.5),
    path('#1F8A6B', 'M39 12H41V36H39ZM28 23H52V25H28Z'),
  );

export const glass = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    0,
    path('#FCFBF8', 'M6-62 26-92 33-88 14-58Z'),
    path('#F4D3E0', cut('-28 -58!, 28 -58!, 22 44!, -22 44!')),
    path('#AD1E5C', cut('-26 -34!, 26 -36!, 22 44!, -22 44!')),
    path('#EA528F', cut('-26 -34!, -8 -35!, -10 44!, -22 44!')),
  );

/** A camera with its flash firing. */
export const camera = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    -6,
    path(
      '#11211F',
      cut('-88 -40!, -44 -42!, -30 -62!, 30 -64!, 44 -42!, 88 -42!, 90 58!, -88 60!'),
    ),
    path('#292D59', cut('-88 -16!, 89 -18!, 90 40!, -88 42!', 4, 3)),
    disc('#FCFBF8', 0, 8, 46),
    disc('#11211F', 0, 8, 38),
    disc('#08666B', 0, 8, 27),
    disc('#8ED6CF', -9, -1, 9),
    path('#FFCB4A', cut('52 -36!, 80 -37!, 80 -22!, 52 -21!')),
  );

export const print = (x, y, scale, turn, sky, sea) =>
  at(
    x,
    y,
    scale,
    turn,
    path('#FCFBF8', 'M-44-50H44V58H-44Z'),
    path(sky, 'M-36-42H36V30H-36Z'),
    disc('#FFCB4A', 14, -16, 11),
    path(sea, cut('-36 4!, -12 -4, 14 6, 36 0!, 36 30!, -36 30!')),
  );
