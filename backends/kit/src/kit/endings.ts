/** The server breaks a promise of the contract. */
export class Failed extends Error {}

/** The server accepts what it should refuse, or refuses what it should accept. */
export class WrongStatus extends Failed {}

/** The server lacks an optional call. `message` says what visitors lose. */
export class NotOffered extends Error {}

/** The scenario could not be checked: an earlier step failed. */
export class Blocked extends Error {}

/** The scenario needs a value that this run was not given. */
export class LeftOut extends Error {}

/** The run can't start with these arguments. The message is one sentence for the user. */
export class BadInput extends Error {}
