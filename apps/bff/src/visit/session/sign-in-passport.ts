/** The passport that knows the strategy `identity`: to the identity provider and back. */
export const SignInPassport = Symbol('SignInPassport');
