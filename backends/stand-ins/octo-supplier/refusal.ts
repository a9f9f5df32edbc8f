/** A refusal with a code of the standard and the wrong id. */
export class Refusal extends Error {
  constructor(
    readonly word: string,
    readonly ids: object = {},
    readonly status = 400,
  ) {
    super(`This is refused: ${word}.`);
  }
}
