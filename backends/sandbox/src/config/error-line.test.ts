import { errorLine } from './error-line.js';

it('says why and where', () => {
  const [why, where] = errorLine(new TypeError('no such park')).split('\n');
  expect(why).toBe('TypeError: no such park');
  expect(where).toMatch(/^\s+at .*error-line\.test/);
});

it('prints only the code of a database error, whose message may contain row data', () => {
  const email = 'ana@mail.example';
  const answer = { severity: 'ERROR', code: '22P02', detail: `Key (email)=(${email})` };
  const error = Object.assign(new Error(`invalid input syntax: "${email}"\n"${email}"`), answer);
  expect(errorLine(error)).toMatch(/^database error 22P02\n\s+at /);
  expect(errorLine(error)).not.toContain(email);
});

it('prints only the type of a thrown value that is no error', () => {
  expect(errorLine('ana@mail.example')).toBe('string');
});
