import type { SupplierText } from '@shop/domain';
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import type { OctoOption, OctoProduct } from './wire-octo.js';

const block = /^(p|div|br|li|ul|ol|h[1-6]|blockquote|section|article|tr)$/;
/** Elements without readable text. */
const unread = /^(script|style|template|iframe|object)$/;

/** Converts HTML to lines of text; plain text stays as it is. */
export function linesOf(html: string): readonly string[] {
  const found: string[] = [''];
  const read = (node: Tree.Node): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      const [first = '', ...rest] = node.value.split(/\n\s*\n/);
      found.push((found.pop() ?? '') + first, ...rest);
    }
    if (!('childNodes' in node) || unread.test(node.nodeName)) return;
    const isBlock = block.test(node.nodeName);
    if (isBlock) found.push('');
    node.childNodes.forEach(read);
    if (isBlock) found.push('');
  };
  read(parseFragment(html));
  return found.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

const lineOf = (html: string | null | undefined) => linesOf(html ?? '').join(' ');

/** The option's text, else its product's; `undefined` without any. */
export function textOf(product: OctoProduct, option: OctoOption): SupplierText | undefined {
  const features = option.features?.length ? option.features : (product.features ?? []);
  const ofType = (type: string) =>
    features
      .filter((one) => one.type === type)
      .map(({ shortDescription }) => lineOf(shortDescription))
      .filter((line) => line !== '');
  const text = {
    line: lineOf(option.shortDescription || product.shortDescription),
    description: linesOf(option.description || product.description || ''),
    included: ofType('INCLUSION'),
    notIncluded: ofType('EXCLUSION'),
    bring: ofType('PREARRIVAL_INFORMATION'),
  };
  return Object.values(text).some(({ length }) => length > 0) ? text : undefined;
}
