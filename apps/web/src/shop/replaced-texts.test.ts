/** @jest-environment jsdom */
import { followReplacedTexts } from './replaced-texts.js';

const root = document.documentElement;
window.changes = [];
// As entry-early.ts does.
const observer = new MutationObserver((records) => window.changes.push(...records));
observer.observe(root, { childList: true, subtree: true });
afterAll(() => observer.disconnect());
/** Waits until observers have seen all changes. */
const delivered = () => new Promise((resolve) => setTimeout(resolve));

function aParagraph(): { p: HTMLElement; text: Text } {
  const [p, text] = [document.createElement('p'), new Text('Hello')];
  p.append(text);
  document.body.replaceChildren(p);
  return { p, text };
}

const nodesOf = (p: HTMLElement) =>
  [...p.childNodes].map(({ nodeName, textContent }) => `${nodeName} ${textContent}`.trim());

/** As a browser's translator does it. */
async function translate(text: Text): Promise<void> {
  const font = document.createElement('font');
  font.append('Hallo');
  text.replaceWith(font);
  await delivered();
}

it('restores text translated before the code loaded, and while the page sleeps', async () => {
  const { p, text } = aParagraph();
  await translate(text);
  expect(p.textContent).toBe('Hallo');
  followReplacedTexts();
  expect(p.textContent).toBe('Hello');
  await translate(text);
  expect(p.textContent).toBe('Hello');
});

describe('on an awake page', () => {
  beforeAll(() => void root.setAttribute('data-awake', ''));

  it('keeps a translation until React updates its text', async () => {
    const { p, text } = aParagraph();
    await translate(text);
    expect(p.textContent).toBe('Hallo');
    text.data = 'Good day';
    await delivered();
    expect(nodesOf(p)).toEqual(['#text Good day']);
  });

  const wrap = (text: Text) => {
    const span = document.createElement('span');
    text.replaceWith(span);
    span.append(text);
  };
  it.each([
    ['translated', translate, [], ['B', '#text Hello']],
    ['wrapped', wrap, ['SPAN'], ['B', 'SPAN Hello']],
    ['taken away', (text: Text) => text.remove(), [], ['B']],
  ])('removes a text that was %s, or inserts before it', async (_, change, removed, inserted) => {
    const gone = aParagraph();
    await change(gone.text);
    gone.p.removeChild(gone.text);
    expect(nodesOf(gone.p)).toEqual(removed);
    const kept = aParagraph();
    await change(kept.text);
    kept.p.insertBefore(document.createElement('b'), kept.text);
    expect(nodesOf(kept.p)).toEqual(inserted);
  });
});
