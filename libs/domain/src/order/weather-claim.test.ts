import { checkClaim, longestClaimNote } from './weather-claim.js';

const claim = (note: string) => checkClaim({ reason: 'rain', note });

it('limits a note like its field, with any line ending', () => {
  const line = 'a'.repeat(49);
  const note = Array.from({ length: longestClaimNote / 50 }, () => line).join('\n') + 'b';
  expect(claim(note)).toMatchObject({ kind: 'good', good: { note } });
  expect(claim(note.replaceAll('\n', '\r\n'))).toMatchObject({ kind: 'good', good: { note } });
  expect(claim(`${note}b`)).toEqual({ kind: 'wrong', code: 'claimTooLong' });
});
