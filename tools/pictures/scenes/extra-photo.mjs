import { box, camera, ground, print } from '../add-ons.mjs';
import { path, times } from '../kit.mjs';

/** The flash: long and short rays in turn. */
const rays = times(12, (i) => {
  const [turn, reach] = [(i * Math.PI) / 6, i % 2 ? 74 : 104];
  const [x, y] = [Math.cos(turn), Math.sin(turn)].map((part) => Math.round(part * 100) / 100);
  return `M${190 - y * 9} ${62 + x * 9}L${190 + x * reach} ${62 + y * reach}L${190 + y * 9} ${62 - x * 9}Z`;
});

export const scene = {
  viewBox: box,
  draw: () =>
    ground('#CDB9EA') +
    path('#FFF3C4', rays) +
    print(66, 82, 0.98, -14, '#C6EAE6', '#0FA3A3') +
    print(126, 66, 0.9, 8, '#FFD86B', '#CF2E72') +
    camera(124, 158, 1.08),
};
