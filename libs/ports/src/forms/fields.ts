import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, Matches, MaxLength } from 'class-validator';

/** A field that a form may repeat; JSON sends a text or a list. Read it with `listOf`. */
export type Listed = string | readonly string[];

/** A box. A browser sends a word if it is ticked, else nothing. The BFF reads it with `isTicked`. */
export type Ticked = boolean | 'yes' | 'on';

interface Sent {
  readonly value: unknown;
}

const together =
  (...rules: readonly PropertyDecorator[]): PropertyDecorator =>
  (form, field) => {
    for (const rule of rules) rule(form, field);
  };

export const IsText = (longest: number): PropertyDecorator =>
  together(IsString(), MaxLength(longest));

/** Path and query of the page that the form stands on. */
export const IsPath = (): PropertyDecorator => IsText(2048);

/** The same for each try, so that a form that is sent twice is done once. */
export const IsAttempt = (): PropertyDecorator => Matches(/^[\w.-]{8,80}$/);

const cartId = /^[\w-]{1,64}$/;

export const IsCartId = (): PropertyDecorator => Matches(cartId);
export const IsCartIdOrEmpty = (): PropertyDecorator => Matches(/^[\w-]{0,64}$/);
export const AreCartIds = (): PropertyDecorator => Matches(cartId, { each: true });

export const AreTexts = (longest: number): PropertyDecorator =>
  together(IsString({ each: true }), MaxLength(longest, { each: true }));

const asList = ({ value }: Sent) => (value === undefined ? [] : [value].flat());
const asListUnlessEmpty = ({ value }: Sent) => (value === '' ? [] : asList({ value }));

/** A list with at most `most` entries. A field without a value is an entry too. */
export const IsList = (most: number): PropertyDecorator =>
  together(Transform(asList), IsArray(), ArrayMaxSize(most));

/** The same, but a field without a value is no entry. */
export const IsListOrEmpty = (most: number): PropertyDecorator =>
  together(Transform(asListUnlessEmpty), IsArray(), ArrayMaxSize(most));

/** True for one of `words`. Anything else is false. */
export const IsTicked = (...words: readonly (string | boolean)[]): PropertyDecorator =>
  together(
    Transform(({ value }: Sent) => words.some((word) => word === value)),
    IsBoolean(),
  );
