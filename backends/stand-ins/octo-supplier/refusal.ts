/** A no in the standard’s words, with the id that is wrong. */
export class Refusal extends Error {
  constructor(
    readonly word: string,
    readonly ids: object = {},
    readonly status = 400,
  ) {
    super(`This is refused: ${word}.`);
  }
}
