import { parseFragment } from 'parse5';
import { createElement } from 'react';

/** React's attribute names where they differ from HTML's. */
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

/** React adds picture preloads itself, and a comment between adjacent texts. */
function childOf(node) {
  if (node.nodeName === '#text') return [node.value];
  return 'tagName' in node && !isPreload(node) ? [elementOf(node)] : [];
}

const elementOf = ({ tagName, attrs, childNodes }) =>
  createElement(tagName, Object.fromEntries(attrs.map(propOf)), ...childNodes.flatMap(childOf));

/**
 * The DOM of `html` as plain React elements, without components, hooks or contexts. They are
 * created once, so rendering them is React's minimum for this page.
 */
export const bareTwinOf = (html) =>
  createElement('div', { id: 'root' }, ...parseFragment(html).childNodes.flatMap(childOf));

/** A normal form to compare two serialisations of one DOM. */
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
