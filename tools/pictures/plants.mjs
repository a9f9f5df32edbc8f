import { at, path, pointsOf, ribbon, rng, times } from './kit.mjs';

export const leaf = (x, y, length, width, turn, light, shade) =>
  at(
    x,
    y,
    1,
    turn,
    path(
      shade,
      `M0 0C${length * 0.2} ${-width} ${length * 0.72} ${-width} ${length} 0C${length * 0.72} ${width} ${length * 0.2} ${width} 0 0Z`,
    ),
    light === shade
      ? ''
      : path(
          light,
          `M0 0C${length * 0.2} ${-width} ${length * 0.72} ${-width} ${length} 0Q${length / 2} ${-width * 0.12} 0 0Z`,
        ),
  );

/** A feather-shaped leaf: slim leaflets on both sides of a bent spine. */
function frond(length, width, count, bend = 0) {
  const spine = (t) => [length * t, bend * t * t];
  const half = (length / count) * 0.36;
  const leaflet = (i, side) => {
    const t = 0.08 + (0.9 * i) / count;
    const [x, y] = spine(t);
    const reach = width * Math.sin(Math.PI * (0.2 + 0.74 * t));
    const [tipX, tipY] = [x + reach * 0.62, y + side * reach];
    const bulge = (sign) =>
      `${(x + reach * 0.2 + sign * half * 1.3).toFixed()} ${(y + side * reach * 0.6).toFixed()}`;
    return `M${(x - half).toFixed()} ${y.toFixed()}Q${bulge(-1)} ${tipX.toFixed()} ${tipY.toFixed()}Q${bulge(1)} ${(x + half).toFixed()} ${y.toFixed()}Z`;
  };
  const leaflets = Array.from({ length: count }, (_, i) => leaflet(i, -1) + leaflet(i, 1)).join('');
  return leaflets + ribbon([spine(0), spine(0.35), spine(0.7), spine(1.02)], 12, 3);
}

/** The lower edge of a crown: leaf tips along the points, filled up to the picture's top. */
export function fringe(along, size, seed) {
  const points = pointsOf(along);
  const next = rng(seed);
  let d = `M${points[0][0]} -60L${points[0].join(' ')}`;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / size));
    for (let k = 1; k <= count; k++) {
      const [x, y] = [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count];
      const [px, py] = [ax + ((bx - ax) * (k - 1)) / count, ay + ((by - ay) * (k - 1)) / count];
      const drop = size * (0.5 + next() * 0.4);
      const [mx, my] = [(px + x) / 2 - size * 0.1, (py + y) / 2 + drop];
      d += `Q${(px - size * 0.16).toFixed()} ${(py + drop * 0.7).toFixed()} ${mx.toFixed()} ${my.toFixed()}Q${(x + size * 0.1).toFixed()} ${(y + drop * 0.6).toFixed()} ${x.toFixed()} ${y.toFixed()}`;
    }
  }
  return `${d}V-60Z`;
}

/** Leaves fanned out from one spot. */
export function fan(x, y, turns, length, width, seed, light, shade) {
  const next = rng(seed);
  return turns
    .map((turn) => leaf(x, y, Math.round(length * (0.8 + next() * 0.4)), width, turn, light, shade))
    .join('');
}

/** The corner frame of every scene: leaves and two feather leaves on each side. */
export function frame(seed, light, shade, dark, reach = 1) {
  const corner =
    at(-30, 930, reach, -62, path(dark, frond(430, 118, 13, 60))) +
    at(20, 940, reach, -22, path(dark, frond(350, 100, 12, 30))) +
    fan(-24, 912, [-84, -50, -12], 290 * reach, 54 * reach, seed, light, shade);
  return corner + at(1600, 0, [-1, 1], 0, corner);
}

export function vine(x, y, length, sway, colour, leafColour, width = 7) {
  const spots = [0, 0.3, 0.62, 1].map((t) => [x + Math.sin(t * 5) * sway, y + length * t]);
  const leaves = leafColour
    ? times(3, (i) =>
        leaf(
          spots[i + 1][0],
          spots[i + 1][1] - 12,
          34,
          12,
          i % 2 ? 150 : 28,
          leafColour,
          leafColour,
        ),
      )
    : '';
  return path(colour, ribbon(spots, width, width * 0.6)) + leaves;
}
