import type { WholePart } from '../../test/parts.mjs';

export function isBelow(path: string, file: string): boolean;
export function partsOf(files: readonly string[]): readonly WholePart[];
