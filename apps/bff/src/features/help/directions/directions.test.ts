import { project } from '../../../presenters/coast-spot.js';
import { writeMinutes } from './write-way.js';

it.each([
  [0, '0\u00a0min'],
  [45, '45\u00a0min'],
  [60, '1\u00a0h'],
  [125, '2\u00a0h\u00a05\u00a0min'],
])('writes %s minutes as %s', (minutes, text) => {
  expect(writeMinutes(minutes)).toBe(text);
});

it('draws north above south, east right of west, with one scale in both directions', () => {
  const cancun = project({ latitude: 21.161, longitude: -86.851 });
  const tulum = project({ latitude: 20.211, longitude: -87.466 });
  expect(cancun.y).toBeLessThan(tulum.y);
  expect(cancun.x).toBeGreaterThan(tulum.x);
  const degree = project({ latitude: 20.34, longitude: -86.7 });
  // A degree of longitude is cos(20.7°) = 0.935 of a degree of latitude.
  expect(degree.x / degree.y).toBeCloseTo(0.935, 1);
});
