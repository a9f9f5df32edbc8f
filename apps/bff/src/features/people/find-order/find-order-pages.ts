import { type ErrorCode, type Language, languages } from '@shop/domain';
import { findOrderPath } from '../../../presenters/order-paths.js';

export const findOrderPaths: readonly string[] = languages.map(findOrderPath);

/** Query fields: the mail was sent, or why a link opened nothing. */
export const sentField = 'sent';
const noField = 'no';

const linkNoes = [
  'orderLinkForged',
  'orderLinkForeign',
  'orderLinkExpired',
  'orderLinkRevoked',
] as const satisfies readonly ErrorCode[];

export type LinkNo = (typeof linkNoes)[number];

export const linkNoIn = (query: URLSearchParams): LinkNo | undefined =>
  linkNoes.find((one) => one === query.get(noField));

/** Drops the link itself, so that a refused link stays in no URL. */
export const findOrderPathTelling = (no: LinkNo, language: Language): string =>
  `${findOrderPath(language)}?${new URLSearchParams({ [noField]: no })}`;
