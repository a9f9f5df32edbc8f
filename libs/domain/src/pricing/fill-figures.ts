import { leadReach, percentOff, tiers } from './tier.js';

const figures: Readonly<Record<string, number | undefined>> = {
  'child.percent': percentOff('child'),
  'advance.to': leadReach('advance').to,
  ...Object.fromEntries(
    Object.entries(tiers).flatMap(([rule, { percent, from }]) => [
      [`${rule}.percent`, percent],
      [`${rule}.from`, from],
    ]),
  ),
};

/** Fills in figures: `{combo.percent}` becomes 20. Throws on an unknown name. */
export const fillFigures = (text: string): string =>
  text.replace(/\{(\w+\.\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new RangeError(`no figure is called {${name}}`);
    return String(figure);
  });
