/**
 * Promises that a whole run did not see, and wrong entries of the exceptions, one line each.
 * @param {{ promises: readonly string[], seen: ReadonlySet<string>, unseen: Readonly<Record<string, string>> }} run
 * `unseen`: what no test can see, with its reason
 * @returns {readonly string[]}
 */
export function judgeRun({ promises, seen, unseen }) {
  const isPromised = new Set(promises);
  const missing = promises.filter((one) => !seen.has(one) && !Object.hasOwn(unseen, one));
  const listed = Object.keys(unseen);
  return [
    ...missing.map((one) => `${one}: documented, and no test saw it`),
    ...listed
      .filter((one) => !isPromised.has(one))
      .map((one) => `${one}: in the list of what is not seen, and not documented`),
    ...listed
      .filter((one) => seen.has(one))
      .map((one) => `${one}: in the list of what is not seen, and was seen`),
    ...listed
      .filter((one) => !/\w{3,} \w+/.test(unseen[one]))
      .map((one) => `${one}: in the list of what is not seen, without a reason`),
  ];
}
