/** @param {readonly number[]} values @param {number} share 0.5 is the median */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at % 1);
}

export const median = (values) => quantile(values, 0.5);
