import { fish } from './animals.mjs';
import { at, cut, disc, line, path, ribbon, rng, times } from './kit.mjs';

/** A timber zip-line tower with a thatched roof; its feet stand at 0,0, 420 below the deck. */
export function tower({ wood, shade, roof, roofLight, rail }) {
  const half = (y) => 34 + (y + 420) * 0.085;
  const braces = times(4, (i) => {
    const [top, low] = [-420 + i * 105, -315 + i * 105];
    return (
      line(shade, 7, [
        [-half(top), top],
        [half(low), low],
      ]) +
      line(shade, 7, [
        [half(top), top],
        [-half(low), low],
      ]) +
      path(wood, `M${-half(low) - 6} ${low - 7}H${half(low) + 6}V${low + 4}H${-half(low) - 6}Z`)
    );
  });
  const legs = path(wood, 'M-42-420H-26L-58 10H-84ZM42-420H26L58 10H84Z');
  const deck =
    path(wood, cut('-84 -432!, 86 -435!, 80 -412!, -78 -410!')) +
    path(rail, 'M-74-474H-66V-430H-74ZM66-474H74V-430H66ZM-74-470H74V-462H-74Z') +
    path(shade, 'M-52-540H-44V-430H-52ZM44-540H52V-430H44Z');
  const thatch =
    path(
      roof,
      cut(
        '0 -640!, 46 -588, 118 -540!, 96 -528, 78 -538, 56 -522, 30 -534, 2 -520, -26 -534, -52 -520, -76 -536, -98 -526, -118 -540!, -46 -588',
      ),
    ) +
    path(
      roofLight,
      cut('0 -640!, -44 -586, -118 -540!, -98 -526, -76 -536, -52 -520, -30 -560, -14 -600'),
    );
  return braces + legs + deck + thatch;
}

/** A person gliding below a cable at 0,0, from the side; 52 high. */
export const flyer = (clothes, skin, gear) =>
  line(gear, 3, '0 0, -3 18') +
  path(clothes, cut('-20 24, -6 16, 8 20, 22 26, 40 22!, 44 29!, 24 36, 2 36, -16 34')) +
  disc(skin, -23, 24, 7) +
  path(gear, 'M-31 23A8 8 0 0 1-16 20Z');

/** The point of a hanging cable at t between 0 and 1. */
export const sag =
  ([ax, ay], [bx, by], depth) =>
  (t) => [ax + (bx - ax) * t, ay + (by - ay) * t + depth * 4 * t * (1 - t)];
export const cable = (colour, width, from, to, depth) =>
  line(colour, width, [0, 0.25, 0.5, 0.75, 1].map(sag(from, to, depth)));

export const flame = (x, y, scale, outer, middle, heart) =>
  at(
    x,
    y,
    scale,
    0,
    path(
      outer,
      'M0 0C-60-8-70-70-34-120C-34-92-22-84-14-92C-24-140 8-176 30-196C26-150 74-120 66-60C62-20 36 2 0 0Z',
    ),
    path(
      middle,
      'M4 0C-34-4-42-44-18-78C-14-60-4-56 2-66C2-96 20-112 30-124C28-92 52-74 48-38C46-14 28 2 4 0Z',
    ),
    path(heart, 'M8 0C-10-2-14-24-2-42C2-34 8-34 12-42C24-28 30-4 8 0Z'),
  );

export const bonfire = (x, y, scale, colours, log) =>
  flame(x, y, scale, ...colours) +
  at(x, y, scale, 0, path(log, 'M-58 4 52-18 56-2-50 22ZM62 6-40-18-46-4 50 24Z'));

export const crescent = (fill, x, y, r) =>
  path(
    fill,
    `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.2}A${r * 0.82} ${r * 0.82} 0 1 1 ${x} ${y - r}Z`,
  );

/** Small four-pointed stars, scattered over a box. */
export function stars(fill, seed, count, [x0, y0, x1, y1], size = 7) {
  const next = rng(seed);
  return path(
    fill,
    times(count, () => {
      const [x, y, r] = [
        x0 + next() * (x1 - x0),
        y0 + next() * (y1 - y0),
        size * (0.45 + next() * 0.7),
      ].map(Math.round);
      return `M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3}-${r * 0.7} ${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.3}-${r * 0.7}-${r * 0.7}-${r * 0.3} ${r * 0.7}-${r * 0.3}Z`;
    }),
  );
}

/** A string of paper flags with a punched hole and a scalloped hem. */
export function paperFlags(from, to, depth, count, size, colours, cord) {
  const on = sag(from, to, depth);
  const flags = times(count, (i) => {
    const [x, y] = on((i + 0.5) / count);
    const [h, w] = [size * 1.05, size * 0.4];
    const hem = times(
      3,
      () => `a${(w / 3).toFixed(1)} ${(w / 3).toFixed(1)} 0 0 1 ${((-2 * w) / 3).toFixed(1)} 0`,
    );
    const hole = `M${-w * 0.42} ${h * 0.42}a${w * 0.42} ${w * 0.42} 0 1 0 ${w * 0.84} 0a${w * 0.42} ${w * 0.42} 0 1 0 ${-w * 0.84} 0Z`;
    return at(
      x,
      y,
      1,
      (i % 3) * 4 - 4,
      path(colours[i % colours.length], `M${-w} 0H${w}V${h}${hem}Z${hole}`, 'fill-rule="evenodd"'),
    );
  });
  return flags + cable(cord, 4, from, to, depth);
}

export const parasol = (x, y, cloth, pole) =>
  at(
    x,
    y,
    1,
    0,
    line(pole, 4, '0 0, 2 -42'),
    path(cloth, cut('-32 -34!, -13 -54, 2 -60!, 18 -53, 36 -32!')),
  );

/** A fish-shaped kite at x,y, with two ribbons and a slack string to a hand. */
export const fishKite = (x, y, scale, turn, { body, band, ink, hand }) =>
  line(ink, 2, [[x + 30 * scale, y + 12], [(x + hand[0]) / 2 - 12, (y + hand[1]) / 2 + 22], hand]) +
  at(
    x,
    y,
    scale,
    turn,
    fish(body, band, ink),
    path(band, ribbon('62 0, 96 14, 124 -8, 160 8', 9, 4)),
    path(body, ribbon('60 8, 90 30, 118 16, 146 36', 7, 3)),
  );
