import type { CompareCell } from '@shop/ports/screens';

/** Whether the places differ in a row. The order within a list does not matter. */
export function differs(cells: readonly CompareCell[]): boolean {
  const [first, ...others] = cells.map(keyOf);
  return others.some((key) => key !== first);
}

function keyOf(cell: CompareCell): string {
  const items = cell.kind === 'list' ? { items: [...cell.items].sort() } : {};
  return JSON.stringify({ ...cell, ...items });
}
