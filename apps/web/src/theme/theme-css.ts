import { baseCss } from './base-css.js';
import { fontCss } from './font-css.js';
import { keyframes } from './keyframes.js';
import { system } from './system.js';
import { textStyles } from './text-styles.js';
import { walls } from './walls.js';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const block = (selector: string, lines: readonly string[]) =>
  `${selector}{${lines.map((line) => `${line};`).join('')}}`;

function variables(condition: string): readonly string[] {
  const found = system.tokens.cssVarMap.get(condition) ?? new Map<string, string>();
  return [...found].map(([name, value]) => `${name}:${value}`);
}

/** The theme is in `data-theme`; `system` follows the device. */
function tokenCss(): string {
  const dark = variables('_dark');
  return [
    block(':root', ['color-scheme:light', ...variables('base'), ...variables('_light')]),
    // Screens only: print is always light.
    `@media screen{${block(":root[data-theme='dark'],[data-theme='dark']", ['color-scheme:dark', ...dark])}}`,
    `@media screen and (prefers-color-scheme:dark){${block(":root[data-theme='system']", ['color-scheme:dark', ...dark])}}`,
  ].join('\n');
}

/** Walls keep their colours in dark mode, except the pale tint (docs/rules/looks.md). */
function wallCss(): string {
  const light = Object.entries(walls).map(([key, { bg, on, accent, tint }]) =>
    block(`[data-wall='${key}']`, [
      `--wall-bg:${bg}`,
      `--wall-on:${on}`,
      `--wall-accent:${accent}`,
      `--wall-tint:${tint}`,
    ]),
  );
  const tint = ['--wall-tint:var(--co-colors-bg-subtle)'];
  return [
    ...light,
    block("[data-theme='dark'] [data-wall]", tint),
    `@media (prefers-color-scheme:dark){${block("[data-theme='system'] [data-wall]", tint)}}`,
  ].join('\n');
}

function textCss(): string {
  return Object.entries(textStyles)
    .map(([name, style]) => {
      const lines = Object.entries(style.value).map(([property, value]) =>
        property === 'fontFamily'
          ? `font-family:var(--co-fonts-${value})`
          : `${kebab(property)}:${value}`,
      );
      return block(`.text-${kebab(name)}`, lines);
    })
    .join('\n');
}

const lines = (style: object) =>
  Object.entries(style).map(([property, value]) => `${kebab(property)}:${value}`);

const keyframesCss = (): string =>
  Object.entries(keyframes)
    .map(([name, steps]) => {
      const blocks = Object.entries(steps).map(([step, style]) => block(step, lines(style)));
      return `@keyframes ${name}{${blocks.join('')}}`;
    })
    .join('\n');

/** `generated/theme.css`. The base is a layer: component styles win in any file order. */
export const themeCss = (): string =>
  [fontCss, tokenCss(), wallCss(), keyframesCss(), `@layer ground{${baseCss}\n${textCss()}}`].join(
    '\n',
  );
