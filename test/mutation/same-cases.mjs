import fc from 'fast-check';

/** A fixed seed: each mutant gets the same cases. No shrinking, as no reader needs it. */
fc.configureGlobal({ seed: 20_261_123, endOnFailure: true });
