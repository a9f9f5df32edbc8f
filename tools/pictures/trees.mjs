import { at, cut, path, ribbon, rng, times } from './kit.mjs';

function palmLeaf(length, drop) {
  const teeth = 7;
  const arch = (t) => [length * t, -length * 0.3 * Math.sin(Math.PI * t * 0.8) + drop * t * t];
  const [tipX, tipY] = arch(1);
  let d = `M0 0C${(length * 0.3).toFixed()} ${(-length * 0.38).toFixed()} ${(length * 0.72).toFixed()} ${(-length * 0.36 + drop * 0.4).toFixed()} ${tipX.toFixed()} ${tipY.toFixed()}`;
  for (let i = teeth; i > 0; i--) {
    const [ax, ay] = arch((i - 0.35) / (teeth + 0.4));
    const [bx, by] = arch((i - 1) / (teeth + 0.4));
    const depth = length * 0.17 * Math.sin((Math.PI * i) / (teeth + 1));
    d += `L${ax.toFixed()} ${(ay + depth + 6).toFixed()}L${bx.toFixed()} ${(by + depth * 0.25).toFixed()}`;
  }
  return `${d}Z`;
}

function palmCrown(size, seed, light, shade) {
  const next = rng(seed);
  const side = (mirror, turns, colour) =>
    turns
      .map((turn) => {
        const length = size * (0.85 + next() * 0.3);
        return at(
          0,
          0,
          [mirror, 1],
          0,
          at(0, 0, 1, (turn + next() * 10).toFixed(), path(colour, palmLeaf(length, size * 0.34))),
        );
      })
      .join('');
  return (
    side(1, [-52, 6], shade) +
    side(-1, [-60, 2], shade) +
    side(1, [-26, 34], light) +
    side(-1, [-30, 30], light)
  );
}

/** A palm at x,y, leaning to one side. */
export const palm = (x, y, height, lean, seed, light, shade, bark) =>
  path(
    bark,
    ribbon(
      [
        [x, y + 10],
        [x + lean * 0.2, y - height * 0.4],
        [x + lean * 0.6, y - height * 0.75],
        [x + lean, y - height],
      ],
      height * 0.085,
      height * 0.045,
    ),
  ) + at(x + lean, y - height, 1, 0, palmCrown(height * 0.52, seed, light, shade));

/** A mangrove tree: a round head on arched stilt roots in the water at y. */
export function mangrove(x, y, size, head, roots, seed) {
  const next = rng(seed);
  const legs = times(5, (i) => {
    const reach = (i - 2) * size * 0.34;
    return path(
      roots,
      ribbon(
        [
          [x + reach * 0.2, y - size * 0.62],
          [x + reach * 0.8, y - size * 0.42],
          [x + reach, y + next() * 8],
        ],
        size * 0.075,
        size * 0.06,
      ),
    );
  });
  const crown = cut(
    [
      [x - size, y - size * 0.55],
      [x - size * 0.75, y - size * 1.0],
      [x - size * 0.2, y - size * 1.28],
      [x + size * 0.35, y - size * 1.2],
      [x + size * 0.85, y - size * 0.95],
      [x + size, y - size * 0.55],
      [x + size * 0.3, y - size * 0.42],
      [x - size * 0.4, y - size * 0.45],
    ],
    seed,
    size * 0.18,
  );
  return legs + path(head, crown);
}
