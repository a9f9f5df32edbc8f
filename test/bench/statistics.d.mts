export function median(values: readonly number[]): number;
export function quantile(values: readonly number[], part: number): number;
