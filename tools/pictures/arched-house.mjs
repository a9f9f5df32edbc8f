// A hotel on round arches in the water at y 652: a low wing, a tower and a high wing.
import { archway, balcony, tiledRoof, wall } from './buildings.mjs';
import { lens, path } from './kit.mjs';

const bay = ({ clay, deep, green }) => ({ reveal: clay, dark: deep, bars: green, floor: clay });

const gate = (x, width, height, { clay, deep, leafy }) =>
  archway(clay, x, 652, width, height) +
  archway(deep, x + 4, 652, width - 8, height - 8) +
  path(leafy, lens(x + 4, 640, width * 0.7, 4));

function lowWing(paint) {
  const { cream, clay, red, rust } = paint;
  return (
    wall(cream, clay, [860, 430, 1062, 652], 0.94) +
    balcony(914, 528, 70, 84, { ...bay(paint), cloth: red }) +
    balcony(1008, 528, 70, 84, bay(paint)) +
    tiledRoof(red, rust, [842, 380, 1076, 434], 868, 1060) +
    gate(912, 86, 106, paint) +
    gate(1010, 86, 106, paint)
  );
}

function highWing(paint) {
  const { cream, clay, red, rust } = paint;
  const balconies = [
    [1294, 428, undefined],
    [1400, 428, red],
    [1294, 532, red],
    [1400, 532, undefined],
  ].map(([x, base, cloth]) => balcony(x, base, 74, 82, { ...bay(paint), cloth }));
  return (
    wall(cream, clay, [1232, 330, 1500, 652], 0.86) +
    tiledRoof(red, rust, [1216, 262, 1520, 334], 1240, 1466) +
    balconies.join('') +
    gate(1294, 86, 106, paint) +
    gate(1400, 86, 106, paint)
  );
}

function tower(paint) {
  const { cream, clay, red, rust, deep, aqua } = paint;
  return (
    wall(cream, clay, [1056, 232, 1246, 652], 0.84) +
    tiledRoof(red, rust, [1034, 132, 1268, 240], 1126, 1168) +
    archway(deep, 1104, 308, 34, 56) +
    archway(deep, 1158, 308, 34, 56) +
    path(clay, 'M1056 322H1246V331H1056Z') +
    balcony(1134, 424, 106, 84, { ...bay(paint), cloth: red }) +
    balcony(1134, 534, 106, 88, { ...bay(paint), cloth: aqua }) +
    gate(1136, 120, 108, paint)
  );
}

export const archedHouse = (paint) => highWing(paint) + lowWing(paint) + tower(paint);
