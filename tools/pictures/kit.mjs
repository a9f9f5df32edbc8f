// Shapes as if cut from paper with scissors, for all scenes. Randomness is seeded.

const short = (value) => String(Math.round(value * 10) / 10);
const point = (x, y) => `${short(x)} ${short(y)}`;

export const rng = (seed) => () =>
  ((seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) | 0) >>> 0) / 4294967296;

export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

export const path = (fill, d, more = '') => `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;
export const disc = (fill, x, y, r) =>
  `<circle fill="${fill}" cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`;

/** One of the six planes, back to front: p0 sky, p1 far, p2 middle, p3 subject, p4 near, p5 frame. */
export const plane = (id, ...content) => `<g id="${id}">${content.join('')}</g>`;

/** Places a drawing made around 0,0. A negative width factor mirrors it. */
export const at = (x, y, scale, turn, ...content) => {
  const [across, down] = Array.isArray(scale) ? scale : [scale, scale];
  const turned = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${point(x, y)})${turned} scale(${across} ${down})">${content.join('')}</g>`;
};

/** A list of points, or a string 'x y, x y!, …' where ! marks a corner. */
export const pointsOf = (points) =>
  typeof points === 'string'
    ? points.split(', ').map((each) => {
        const [x, y] = each.replace('!', '').split(' ').map(Number);
        return each.endsWith('!') ? [x, y, 1] : [x, y];
      })
    : points;

const isCorner = (p) => p[2] === 1;

// Catmull-Rom through the points; a third member of 1 makes a corner.
function through(points, closed) {
  const count = points.length;
  const pick = (i) =>
    closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))];
  let d = '';
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const leave = isCorner(from)
      ? from
      : [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = isCorner(to)
      ? to
      : [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${point(leave[0], leave[1])} ${point(arrive[0], arrive[1])} ${point(to[0], to[1])}`;
  }
  return d;
}

/** A closed soft shape through the points, each moved a little. */
export function cut(points, seed = 0, wobble = 3) {
  const next = rng(seed);
  const shaky = (p) =>
    seed ? [p[0] + (next() - 0.5) * wobble, p[1] + (next() - 0.5) * wobble, p[2]] : p;
  const moved = pointsOf(points).map(shaky);
  return `M${point(moved[0][0], moved[0][1])}${through(moved, true)}Z`;
}

/** A ribbon along the points. The width runs from start to end, or is a list with one per point. */
export function ribbon(along, startWidth, endWidth = startWidth) {
  const points = pointsOf(along);
  const last = points.length - 1;
  const widthAt = (i) =>
    Array.isArray(startWidth) ? startWidth[i] : startWidth + ((endWidth - startWidth) * i) / last;
  const sides = points.map(([x, y], i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(last, i + 1)]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = widthAt(i) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  const there = sides.map((side) => side[0]);
  const back = sides.map((side) => side[1]).reverse();
  return `M${point(...there[0])}${through(there, false)}L${point(...back[0])}${through(back, false)}Z`;
}

/** A line with round ends, for cables, swings and ripples. */
export const line = (colour, width, along) => {
  const points = pointsOf(along);
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="M${point(...points[0])}${through(points, false)}"/>`;
};

/** A hill, wave or ground: soft segments around a height, filled down to the bottom. */
export function ridge(y, rise, count, seed, { from = 0, to = 1600, bottom = 900 } = {}) {
  const next = rng(seed);
  const step = (to - from) / count;
  const crest = Array.from({ length: count + 1 }, (_, i) => [
    from + i * step,
    y + (next() - 0.5) * 2 * rise,
  ]);
  return `M${point(from, bottom)}L${point(...crest[0])}${through(crest, false)}L${point(to, bottom)}Z`;
}

/** A distant jungle edge: round crowns along a line between two heights. */
export function canopy(from, to, startY, endY, size, seed, bottom = 900) {
  const next = rng(seed);
  let d = `M${point(from, bottom)}V${short(startY)}`;
  for (let x = from; x < to;) {
    const width = Math.min(size * (0.55 + next() * 0.75), Math.max(8, to - x));
    const nextX = x + width;
    const y =
      startY + ((endY - startY) * (nextX - from)) / (to - from) + (next() - 0.5) * size * 0.24;
    d += `A${short(width * 0.56)} ${short(width * (0.44 + next() * 0.16))} 0 0 1 ${point(nextX, y)}`;
    x = nextX;
  }
  return `${d}V${bottom}Z`;
}

/** Still water: a long thin lens with pointed ends. */
export const lens = (x, y, width, height) =>
  `M${point(x - width / 2, y)}Q${point(x, y - height)} ${point(x + width / 2, y)}Q${point(x, y + height)} ${point(x - width / 2, y)}Z`;

export const ripple = (x, y, width) => {
  const q = width / 4;
  const h = Math.min(10, width / 16);
  return `M${point(x - 2 * q, y)}q${point(q, -2.4 * h)} ${point(2 * q, 0)}t${point(2 * q, 0)}q${point(-q, 3.6 * h)} ${point(-2 * q, h * 0.7)}t${point(-2 * q, -h * 0.7)}Z`;
};
