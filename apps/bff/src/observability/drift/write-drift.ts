import { escapeHtml } from '../escape-html.js';
import type { NotedDrift } from './drift-watch.js';

const kinds: Readonly<Record<NotedDrift['kind'], string>> = {
  new: 'is not in the contract',
  missing: 'is missing',
  retyped: 'has another type',
  word: 'has a word that is not in the list',
};

const headings = ['Backend', 'Operation', 'Field', 'What', 'Said', 'First', 'Last', 'Times'];

export function writeDrift(noted: readonly NotedDrift[]): string {
  const rows = noted.map(({ backend, operation, at, kind, said, first, last, count }) =>
    rowOf('td', [
      backend,
      operation,
      at,
      kinds[kind],
      said,
      momentOf(first),
      momentOf(last),
      count,
    ]),
  );
  const table = `<table border="1" cellpadding="6">${rowOf('th', headings)}${rows.join('')}</table>`;
  const body = noted.length > 0 ? table : '<p>Every checked reply matches its contract.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Drift</title><h1>Drift</h1>${body}</html>`;
}

const rowOf = (tag: string, cells: readonly (string | number)[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`;

const momentOf = (ms: number): string => new Date(ms).toISOString();
