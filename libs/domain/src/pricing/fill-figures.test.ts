import { fillFigures } from './fill-figures.js';
import { percentOff, tiers } from './tier.js';

it('fills the figures of the price rules into a text', () => {
  expect(fillFigures('{child.percent} % · {advance.from} · {combo.percent} % · {combo.from}')).toBe(
    `${percentOff('child')} % · ${tiers.advance.from} · ${tiers.combo.percent} % · ${tiers.combo.from}`,
  );
});

it('knows the end of the nearest early tier', () => {
  expect(fillFigures('{advance.from}–{advance.to}, {longAdvance.from}')).toBe('7–20, 21');
});

it.each(['{place}', 'no hole'])('leaves %s unchanged', (text) => {
  expect(fillFigures(text)).toBe(text);
});

it.each(['{combo.percents}', '{vip.percent}', '{constructor.name}'])('refuses %s', (text) => {
  expect(() => fillFigures(text)).toThrow(`no figure is called ${text}`);
});
