import { parseFragment } from 'parse5';
import { createElement } from 'react';

/** React's names of the attributes that our pages have, where they are not HTML's own. */
const reactNames = {
  class: 'className',
  for: 'htmlFor',
  autocomplete: 'autoComplete',
  colspan: 'colSpan',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  enterkeyhint: 'enterKeyHint',
  fetchpriority: 'fetchPriority',
  formaction: 'formAction',
  hreflang: 'hrefLang',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  minlength: 'minLength',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
};

const flags = new Set(['checked', 'disabled', 'hidden', 'novalidate', 'open', 'readonly']);
flags.add('required').add('selected').add('inert').add('multiple');

const styleOf = (text) =>
  Object.fromEntries(
    text.split(';').map((rule) => {
      const [name, ...value] = rule.split(':');
      const key = name.startsWith('--') ? name : name.replace(/-(.)/g, (_, c) => c.toUpperCase());
      return [key, value.join(':')];
    }),
  );

const propOf = ({ prefix, name, value }) => {
  const whole = prefix ? `${prefix}:${name}` : name;
  if (whole === 'style') return ['style', styleOf(value)];
  return [reactNames[whole] ?? whole, flags.has(whole) ? true : value];
};

const isPreload = ({ tagName, attrs }) =>
  tagName === 'link' && attrs.some(({ value }) => value === 'preload');

/** React writes the preload of a picture itself, and a comment between two neighbouring texts. */
function childOf(node) {
  if (node.nodeName === '#text') return [node.value];
  return 'tagName' in node && !isPreload(node) ? [elementOf(node)] : [];
}

const elementOf = ({ tagName, attrs, childNodes }) =>
  createElement(tagName, Object.fromEntries(attrs.map(propOf)), ...childNodes.flatMap(childOf));

/**
 * The same DOM as `html`, as elements of React alone: no component, hook, context or translation.
 * The elements are made once; to render them is the least that React can cost for this page.
 */
export const bareTwinOf = (html) =>
  createElement('div', { id: 'root' }, ...parseFragment(html).childNodes.flatMap(childOf));

/** What two ways of writing one DOM have in common: for telling that they are one. */
export function shapeOf(html) {
  const shape = (node) => {
    if (node.nodeName === '#text') return node.value;
    if (!('tagName' in node)) return '';
    if (isPreload(node)) return '';
    const attributes = node.attrs.map(({ name, value }) => `${name}=${value}`).sort();
    return `<${node.tagName} ${attributes.join(' ')}>${node.childNodes.map(shape).join('')}</>`;
  };
  return parseFragment(html).childNodes.map(shape).join('');
}
