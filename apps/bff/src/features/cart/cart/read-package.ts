import { type PackageDraft, type Product, productOf, readPackageDraft } from '@shop/domain';
import type { PackageForm } from '@shop/ports/forms';
import { listOf } from '../../../http/form-values.js';

/** Reads a form as the builder reads its URL. */
export function readPackage(form: PackageForm): PackageDraft {
  const query = new URLSearchParams();
  for (const name of ['part', 'extras', 'loose'] as const)
    for (const one of listOf(form[name])) query.append(name, one);
  const single = [
    'slot',
    'adults',
    'children',
    'infants',
    'time',
    'component',
    'pickup',
    'package',
    'stay',
    'code',
    'coupon',
  ] as const;
  for (const name of single) if (form[name] !== undefined) query.set(name, form[name]);
  return readPackageDraft(query);
}

/** The parts for the cart request; a time only if the product has times. */
export const partsOf = ({ parts }: PackageDraft, products: readonly Product[]) =>
  parts.flatMap(({ slug, day, time, components }) => {
    const isTimed = productOf(products, slug)?.schedule.type === 'START_TIME';
    return day ? [{ slug, day, time: isTimed ? time : undefined, components }] : [];
  });
