import { isCallCentreOpen } from './call-centre.js';

/** 7:00 park time is 12:00 UTC. */
it.each([
  ['Friday 6:59', '2026-12-11T11:59:59Z', false],
  ['Friday 7:00', '2026-12-11T12:00:00Z', true],
  ['Saturday 0:00', '2026-12-12T05:00:00Z', false],
  ['Saturday 7:00', '2026-12-12T12:00:00Z', true],
  ['Saturday 22:00', '2026-12-13T03:00:00Z', false],
  ['Sunday 22:00', '2026-12-14T03:00:00Z', false],
  ['Monday 22:00', '2026-12-15T03:00:00Z', true],
])('on %s (%s) the phone is staffed: %p', (_, moment, isOpen) => {
  expect(isCallCentreOpen(new Date(moment))).toBe(isOpen);
});
