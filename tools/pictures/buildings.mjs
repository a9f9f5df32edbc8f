// Parts of houses by the water: round arches, balconies with hammocks, tiled roofs.
import { cut, path, times } from './kit.mjs';

export const archway = (fill, x, base, width, height) => {
  const half = width / 2;
  return path(
    fill,
    `M${x - half} ${base}V${base - height + half}A${half} ${half} 0 0 1 ${x + half} ${base - height + half}V${base}Z`,
  );
};

/** A hammock between two walls; its ends hang at y. */
export const hammock = (fill, x, y, width, depth) =>
  path(
    fill,
    `M${x - width / 2} ${y}Q${x} ${y + depth * 0.9} ${x + width / 2} ${y}Q${x + width * 0.3} ${y + depth * 1.5} ${x} ${y + depth * 1.5}T${x - width / 2} ${y}Z`,
  );

export const rail = (fill, x, base, width, height, posts = 5) => {
  const [left, gap] = [x - width / 2, (width - 5) / (posts - 1)];
  const stand = times(posts, (i) => `M${left + i * gap} ${base}v${-height}h5v${height}Z`);
  return path(fill, `M${left} ${base - height}h${width}v6h${-width}Z${stand}`);
};

export const balcony = (x, base, width, height, { reveal, dark, cloth, bars, floor }) =>
  archway(reveal, x, base, width, height) +
  archway(dark, x + 4, base, width - 8, height - 6) +
  (cloth ? hammock(cloth, x + 4, base - height * 0.52, width - 10, height * 0.2) : '') +
  rail(bars, x, base, width + 10, height * 0.26) +
  path(floor, `M${x - width / 2 - 12} ${base}h${width + 24}v9h${-width - 24}Z`);

export const wall = (light, shade, [left, top, right, base], lit = 0.8) =>
  path(light, cut([left, right].flatMap((x, i) => corners(x, i, top, base)))) +
  path(
    shade,
    cut([
      [left + (right - left) * lit, top, 1],
      [right, top - 2, 1],
      [right, base, 1],
      [left + (right - left) * lit, base, 1],
    ]),
  );

const corners = (x, i, top, base) =>
  i === 0
    ? [
        [x, base, 1],
        [x, top, 1],
      ]
    : [
        [x, top - 2, 1],
        [x, base, 1],
      ];

/** A hipped roof with scalloped tiles; its left slope is lit. */
export function tiledRoof(light, shade, [left, top, right, eave], ridgeFrom, ridgeTo) {
  const count = Math.max(4, Math.round((right - left) / 26));
  const tile = (right - left) / count;
  const hem = times(count, () => `a${tile / 2} ${tile / 2.4} 0 0 1 ${-tile} 0`);
  const bend = ridgeFrom + (ridgeTo - ridgeFrom) * 0.5;
  return (
    path(shade, `M${ridgeFrom} ${top}L${ridgeTo} ${top - 2}L${right} ${eave}${hem}Z`) +
    path(
      light,
      `M${ridgeFrom} ${top}L${bend} ${top - 1}L${left + (right - left) * 0.56} ${eave}L${left} ${eave}Z`,
    )
  );
}
