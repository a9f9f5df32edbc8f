import { keepPieces } from './kept-pieces.js';

it('writes a piece once, and evicts the least recently used one', () => {
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
