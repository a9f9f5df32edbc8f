import { colors } from '../../theme/colors.js';
import { semanticColors } from '../../theme/semantic-tokens.js';

interface Pair {
  readonly value: { readonly _light: string; readonly _dark: string };
}

/** Mail colours from the shop's tokens, by class name; dark mode overrides the class. */
const roles = {
  page: ['background-color', semanticColors.bg.DEFAULT],
  paper: ['background-color', semanticColors.bg.surface],
  quiet: ['background-color', semanticColors.bg.subtle],
  ink: ['color', semanticColors.fg.DEFAULT],
  soft: ['color', semanticColors.fg.muted],
  link: ['color', semanticColors.fg.link],
  edge: ['border-color', semanticColors.border.DEFAULT],
  press: ['background-color', semanticColors.flamboyan.solid as Pair], // as: each palette has this slot
  pressInk: ['color', semanticColors.flamboyan.contrast as Pair], // as: the same
} as const satisfies Readonly<Record<string, readonly [string, Pair]>>;

type Role = keyof typeof roles;

/** Resolves `{colors.cal.50}`; any other text is a colour already. */
function colorOf(written: string): string {
  const [, name, step] = /^\{colors\.(\w+)\.(\w+)\}$/.exec(written) ?? [];
  if (!name || !step) return written;
  const palette = colors[name as keyof typeof colors] as Readonly<Record<string, Token>>; // as: looked up below
  const found = palette[step]?.value;
  if (!found) throw new Error(`the theme has no colour ${written}`);
  return found;
}

interface Token {
  readonly value: string;
}

/**
 * Class and style of an element. Every client reads the style; clients with a dark mode also read
 * the class, which `darkSheet` overrides.
 */
export function painted(names: readonly Role[], style = ''): string {
  const own = names.map((name) => {
    const [property, { value }] = roles[name];
    return `${property}:${colorOf(value._light)}`;
  });
  // A border shorthand sets a colour of its own, so the role's colour comes after it.
  const all = [...(style ? [style] : []), ...own].join(';');
  return `class="${names.join(' ')}" style="${all}"`;
}

export const inLight = (name: Role): string => colorOf(roles[name][1].value._light);

/** A background also needs the attribute: Outlook reads nothing else. */
export const ground = (name: Role): string => `bgcolor="${inLight(name)}"`;

export const darkSheet = (): string => {
  const rules = Object.entries(roles).map(
    ([name, [property, { value }]]) => `.${name}{${property}:${colorOf(value._dark)}!important}`,
  );
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
};
