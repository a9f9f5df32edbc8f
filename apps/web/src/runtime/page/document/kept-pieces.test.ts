import { keepPieces } from './kept-pieces.js';

it('writes a piece once, and forgets the one that was not asked for longest', () => {
  const written: string[] = [];
  const keep = keepPieces<string>(2);
  const ask = (key: string) =>
    keep(key, () => {
      written.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(written).toEqual(['a', 'b', 'c', 'b']);
});
