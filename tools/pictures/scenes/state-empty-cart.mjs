// Nothing in the cart: a paper boat, half unfolded, drifting.
import { cut, disc, path, ripple } from '../kit.mjs';

const shapes = {
  air: '#C6EAE6',
  sea: '#52BDB6',
  deep: '#0A7C80',
  paper: '#FCFBF8',
  fold: '#E6E3DA',
  shade: '#CDCBC1',
  sun: '#FFCB4A',
};
const { air, sea, deep, paper, fold, shade, sun } = shapes;

const stage = path(
  air,
  cut('40 190, 70 90, 170 34, 300 30, 410 84, 446 190, 410 286, 290 332, 170 330, 74 284', 4, 10),
);
const water = path(
  sea,
  cut('37 206!, 120 196, 240 208, 350 196, 446 204!, 410 286, 290 332, 170 330, 74 284', 5, 4),
);

// The left side is still a boat; the right side lies open, with creases.
const boat =
  path(shade, cut('196 98!, 258 214!, 150 214!')) +
  path(fold, cut('196 98!, 246 150!, 262 214!, 198 214!')) +
  path(fold, cut('246 150!, 338 138!, 404 212!, 262 218!')) +
  path(paper, cut('246 150!, 294 144!, 330 215!, 262 218!')) +
  path(paper, cut('338 138!, 404 212!, 330 215!')) +
  path(paper, cut('92 176!, 150 212!, 330 214!, 404 212!, 352 254!, 232 268, 146 258!')) +
  path(fold, cut('92 176!, 150 212!, 240 213!, 146 258!')) +
  path(shade, cut('404 212!, 352 254!, 290 262!, 330 214!'));

const waves =
  path(deep, 'M118 262Q180 250 240 264T384 254Q330 290 240 288T118 262Z') +
  path(air, ripple(150, 302, 80)) +
  path(air, ripple(300, 308, 100)) +
  path(air, ripple(96, 238, 46));

export const scene = {
  viewBox: '0 0 480 360',
  draw: () => stage + disc(sun, 350, 92, 30) + water + boat + waves,
};
