import {
  type PackageDraft,
  partyFields,
  type Product,
  productOf,
  readPackageDraft,
} from '@shop/domain';
import type { PackageForm } from '@shop/ports/forms';
import { queryOf } from '../../../http/form-values.js';

const draftFields = [
  'part',
  'loose',
  'slot',
  'time',
  'component',
  ...partyFields,
  'package',
  'stay',
  'code',
  'coupon',
] as const;

/** Reads a form as the builder reads its URL. */
export const readPackage = (form: PackageForm): PackageDraft =>
  readPackageDraft(queryOf(form, draftFields));

/** The parts for the cart request; a time only if the product has times. */
export const partsOf = ({ parts }: PackageDraft, products: readonly Product[]) =>
  parts.flatMap(({ slug, day, time, components }) => {
    const isTimed = productOf(products, slug)?.schedule.type === 'START_TIME';
    return day ? [{ slug, day, time: isTimed ? time : undefined, components }] : [];
  });
