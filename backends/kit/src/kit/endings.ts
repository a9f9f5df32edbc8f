/** How a scenario ends that does not pass. */

/** The server does otherwise than it was promised. */
export class Failed extends Error {}

/** It says yes where it was promised to say no, or the other way round: whatever it says besides. */
export class WrongStatus extends Failed {}

/** The server has not got this call, and need not have it; `message` is what a visitor loses. */
export class NotOffered extends Error {}

/** Nothing can be said: something else is broken on the way there. */
export class Blocked extends Error {}

/** It needs something that this run was not given. */
export class LeftOut extends Error {}

/** Nothing can be begun with what was given; one sentence for whoever started it. */
export class BadInput extends Error {}
