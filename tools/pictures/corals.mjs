import { at, rng } from './kit.mjs';

// Staghorn 100 high at 0,0: forks get thinner upwards; forks of one level are one stroke.
function staghorn(seed) {
  const next = rng(seed);
  const forks = [[], [], [], []];
  const branch = (x, y, turn, length, age) => {
    const [toX, toY] = [x + Math.sin(turn) * length, y - Math.cos(turn) * length];
    forks[age].push(`M${x.toFixed()} ${y.toFixed()}L${toX.toFixed()} ${toY.toFixed()}`);
    if (age === 3) return;
    for (const side of [-1, 1]) {
      const bend = turn * 0.75 + side * (0.4 + next() * 0.22);
      branch(toX, toY, bend, length * (0.76 + next() * 0.18), age + 1);
    }
  };
  branch(0, 0, 0, 30, 0);
  return forks.map((each) => each.join(''));
}

// Only two shapes, repeated exactly, keep the file small.
const grown = [staghorn(5), staghorn(8)];
const widths = [11, 8, 6, 4.5];

/** A coral at x,y; a negative size mirrors it; kind is 0 or 1. */
export const coralTree = (fill, x, y, size, kind) => {
  const scale = [size / 100, Math.abs(size) / 100];
  const strokes = grown[kind].map((d, age) => `<path stroke-width="${widths[age]}" d="${d}"/>`);
  const pen = `<g fill="none" stroke="${fill}" stroke-linecap="round">${strokes.join('')}</g>`;
  return at(x, y, scale, 0, pen);
};
