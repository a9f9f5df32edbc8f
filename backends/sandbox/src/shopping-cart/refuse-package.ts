import {
  checkPackageExtras,
  type Extra,
  extrasWithin,
  hasRoomForNights,
  packagePartOf,
  type PackageProblem,
  packageProblems,
  type ParkDay,
  type ParkTime,
  type People,
  refuseParts,
} from '@shop/domain';
import type { SoldProduct } from '../engine/content.js';
import type { Choice } from '../engine/quote.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import { findProduct, saleCodes } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import type { Line } from './line.js';
import { keysOf, refusedFor, refuseLine } from './refuse-line.js';

/** The choices of one package. */
export interface PackageRequest {
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly pickup?: string | null;
  readonly parts: readonly {
    readonly slug: string;
    readonly day: ParkDay;
    readonly time: ParkTime | null;
    readonly components: readonly number[];
  }[];
  /** Whether it also has a hotel stay. */
  readonly hasStay?: boolean;
}

/** A part of a package as a line, with the add-ons that its product offers. */
export interface Part {
  readonly product: SoldProduct;
  readonly choice: Choice & { readonly day: ParkDay };
}

/** The parts of a package, or why it can't be sold, apart from free places. */
export function partsOf(shop: Shop, request: PackageRequest): readonly Part[] | Refused {
  const parts = linesOf(shop, request);
  if (isRefused(parts)) return parts;
  return refuseWhole(parts, request) ?? refuseEach(shop, parts) ?? parts;
}

/** The parts, or why one can't be sold by itself. Does not check the package as a whole. */
export function eachOf(shop: Shop, request: PackageRequest): readonly Part[] | Refused {
  const parts = linesOf(shop, request);
  return isRefused(parts) ? parts : (refuseEach(shop, parts) ?? parts);
}

function linesOf(shop: Shop, { people, extras, pickup = null, parts: wanted }: PackageRequest) {
  const parts: Part[] = [];
  for (const [at, { slug, ...rest }] of wanted.entries()) {
    const product = findProduct(shop.content, slug);
    if (!product) return refuse('UNKNOWN_PRODUCT', `Parts.${at}.Slug`);
    const its = extrasWithin(extras, product);
    parts.push({ product, choice: { slug, ...rest, people, extras: its, pickup } });
  }
  return parts;
}

function refuseWhole(
  parts: readonly Part[],
  { extras, hasStay }: Pick<PackageRequest, 'extras' | 'hasStay'>,
): Refused | undefined {
  const [problem] = packageProblems(
    parts.map(({ product, choice }) => packagePartOf(product, choice)),
    hasStay,
  );
  if (problem) return refusedBy(problem);
  const wrong = checkPackageExtras(
    extras,
    parts.map(({ product }) => product),
  );
  return wrong && refuse(saleCodes[wrong], 'Extras');
}

function refusedBy(problem: PackageProblem): Refused {
  switch (problem.kind) {
    case 'tooManyProducts':
      return refuse('PACKAGE_LIMIT', 'Parts');
    case 'tooManyParks':
    case 'tooFewParks':
      return refuse('PACKAGE_PARKS', 'Parts');
    case 'twice':
      return refuse('DUPLICATE_PRODUCT', `Parts.${problem.at}`);
    case 'sameDates':
      return refuse('SAME_DATE', String(problem.at));
  }
}

function refuseEach(shop: Shop, parts: readonly Part[]): Refused | undefined {
  for (const [at, { product, choice }] of parts.entries()) {
    const refused = refuseLine(shop, product, choice);
    if (refused) return isOfAll(refused) ? refused : within(at, refused);
  }
  return undefined;
}

/** Errors in people and pickup are about the package; INFANTS_NOT_ADMITTED is about one part. */
const isOfAll = ({ code, field }: Refused): boolean =>
  field === 'Pickup' || (field === 'Units' && code !== 'INFANTS_NOT_ADMITTED');

const within = (at: number, { code, field }: Refused): Refused =>
  refuse(code, `Parts.${at}.${field}`);

/** Why parts conflict with the remaining lines and number of stays. */
export const refuseBesideOthers = (
  { content }: Shop,
  staying: readonly Line[],
  parts: readonly Part[],
  stays: number,
): Refused | undefined =>
  refusedFor(
    refuseParts(
      parts.map(({ product, choice }) => ({ parent: product.variantOf, day: choice.day })),
      keysOf(content, staying),
      stays,
    ),
  );

/** Why a package can't take a stay; `own` is the stay that it may already have. */
export function refuseNights(cart: Cart, packageId: string, own?: string): Refused | undefined {
  if (!cart.packages.some(({ id }) => id === packageId))
    return refuse('UNKNOWN_PACKAGE', 'PackageId');
  if (cart.stays.some((stay) => stay.packageId === packageId && stay.id !== own))
    return refuse('PACKAGE_STAY', 'PackageId');
  const parts = cart.lines
    .filter((line) => line.packageId === packageId)
    .map(({ choice }) => ({ products: 1 + choice.components.length }));
  return hasRoomForNights(parts) ? undefined : refuse('PACKAGE_LIMIT', 'PackageId');
}
