// A Chakra recipe as a CSS module: the build resolves it, so that no recipe reaches a browser.
import { serializeStyles } from '@emotion/serialize';
import { lexer } from 'css-tree';
import { compile, serialize, stringify } from 'stylis';

const kebab = (name) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isNested = (value) => typeof value === 'object' && value !== null;

/** One value per kind of token: css-tree cannot check a value with `var()`. */
const samples = {
  colors: 'red',
  spacing: '1px',
  sizes: '1px',
  radii: '1px',
  fonts: 'serif',
  durations: '1s',
  easings: 'linear',
  'z-index': '1',
  shadows: '0 0 red',
};
const tokenVariable = new RegExp(`^--co-(${Object.keys(samples).join('|')})-`);
const innermostVariable = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/** Without variables; `undefined` when one is set elsewhere and may be anything. */
function sampled(value) {
  let left = value;
  for (let found = innermostVariable.exec(left); found; found = innermostVariable.exec(left)) {
    const [all, name, instead] = found;
    const sample = samples[tokenVariable.exec(name)?.[1]] ?? instead?.trim();
    if (!sample) return undefined;
    left = left.replace(all, () => sample);
  }
  return left.replace(/env\([\w-]+\)/g, '1px');
}

function faultOf(property, value, system) {
  for (const [name] of value.matchAll(/--co-[\w-]+/g))
    if (tokenVariable.test(name) && !system.variables.has(name)) return `no token is ${name}`;
  const [reference] = /[\w-]+(?:\\\.[\w-]+)+/.exec(value) ?? [];
  if (reference) return `no token is ${reference.replaceAll('\\', '')}`;
  const plain = property.startsWith('--') ? undefined : sampled(value);
  const error = plain === undefined ? null : lexer.matchProperty(property, plain).error;
  return error && 'it is neither a token nor CSS';
}

/** Chakra's declarations for one property of a recipe, each checked. */
function declarations(property, value, system, fail) {
  const found = Object.entries(system.css({ [property]: value })).filter(
    // Chakra adds variables for its own components, which are not here.
    ([name]) => property.startsWith('--') || !name.startsWith('--'),
  );
  for (const [name, each] of found) {
    if (isNested(each)) fail(`has "${property}: ${value}", which is more than declarations`);
    const fault = faultOf(kebab(name), String(each), system);
    if (fault) fail(`has "${property}: ${value}", but ${fault}`);
  }
  return found;
}

/** A text style of one class is another class, which `theme.css` has already. */
function textStyle(name, system, fail) {
  if (!(name in system._config.theme.textStyles))
    fail(`has "textStyle: ${name}", but no text style is ${name}`);
  return ['composes', `text-${kebab(name)} from global`];
}

function selectorOf(key, { system, classes, fail }) {
  const selector = system.conditions.resolve(key);
  if (!/&|^@(?:media|container|supports) /.test(selector))
    fail(`has "${key}", which is neither a property nor a selector`);
  if (!selector.startsWith('@'))
    for (const [, name] of selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-z][\w-]*)/gi))
      if (!classes.has(name)) fail(`has "${key}", but no slot or variant is ${name}`);
  return selector;
}

function resolved(styles, context, isOneClass) {
  const { system, fail } = context;
  const all = Object.entries(styles).flatMap(([key, value]) => {
    if (/^@keyframes /.test(key)) return [[key, value]];
    if (isNested(value)) return [[selectorOf(key, context), resolved(value, context, false)]];
    if (key === 'textStyle' && isOneClass) return [textStyle(value, system, fail)];
    return declarations(key, value, system, fail);
  });
  return Object.fromEntries(all);
}

/** `true` needs no name of its own. */
const classOf = (variant, value) => (value === 'true' ? variant : `${variant}_${value}`);

function blocksOf({ slots, base = {}, variants = {}, compoundVariants = [] }) {
  const bySlot = (styles = {}) => (slots ? Object.entries(styles) : [['root', styles]]);
  const block = (own, words, styles) =>
    bySlot(styles).map(([slot, each]) => ({
      slot,
      words: [`slot ${slot}`, words].filter(Boolean).join(', '),
      selector: own && slot === 'root' ? own : [own, `.${slot}`].filter(Boolean).join(' '),
      styles: each,
    }));
  return [
    ...block('', '', base),
    ...Object.entries(variants).flatMap(([variant, values]) =>
      Object.entries(values).flatMap(([value, styles]) =>
        block(`.${classOf(variant, value)}`, `variant ${variant} ${value}`, styles),
      ),
    ),
    ...compoundVariants.flatMap(({ css, ...choice }) => {
      const chosen = Object.entries(choice).map(([name, value]) => classOf(name, String(value)));
      return block(`.${chosen.join('.')}`, `compound variant ${chosen.join(' and ')}`, css);
    }),
  ];
}

const isConditional = ({ type }) => /^@(?:media|container|supports)$/.test(type);

/** Forced colours and print take away what other conditions gave. */
const isLast = (query) => /print|forced-colors/.test(query);

/** As in Chakra, rules under a condition follow all others; one block per condition. */
function written(styles) {
  const elements = compile(styles);
  const conditional = new Map();
  for (const { value, children } of elements.filter(isConditional))
    conditional.set(value, [...(conditional.get(value) ?? []), ...children]);
  const plain = elements.filter((each) => !isConditional(each)).map((each) => [each]);
  return [
    ...plain.map((each) => serialize(each, stringify)),
    ...[...conditional]
      .toSorted(([one], [other]) => Number(isLast(one)) - Number(isLast(other)))
      .map(([query, rules]) => `${query}{${serialize(rules, stringify)}}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * Throws one sentence that names file, slot, property and value of the first mistake.
 * @param {string} file names the recipe in that sentence
 */
export function compileRecipe(file, recipe, chakra) {
  const variables = new Set(
    [...chakra.tokens.cssVarMap.values()].flatMap((map) => [...map.keys()]),
  );
  const system = { ...chakra, variables };
  const slots = new Set(recipe.slots ?? ['root']);
  const variantClasses = Object.entries(recipe.variants ?? {}).flatMap(([variant, values]) =>
    Object.keys(values).map((value) => classOf(variant, value)),
  );
  const classes = new Set([...slots, ...variantClasses]);
  const sheets = blocksOf(recipe).map(({ slot, words, selector, styles }) => {
    const fail = (mistake) => {
      throw new Error(`${file}: ${words} ${mistake}.`);
    };
    if (!slots.has(slot)) fail('is styled, but the recipe has no such slot');
    const isOneClass = /^\.[\w-]+$/.test(selector);
    return { [selector]: resolved(styles, { system, classes, fail }, isOneClass) };
  });
  return `${written(serializeStyles(sheets).styles)}\n`;
}
