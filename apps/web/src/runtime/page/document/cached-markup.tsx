import type { FrameView, VisitorView } from '@shop/ports/screens';
import { type ReactNode, useContext } from 'react';
import type { i18n } from 'i18next';
import styles from '../../../frame/frame.module.css';
import { inPlace, type Part, type PartName } from '../../../frame/late-part.js';
import { I18nContext } from 'react-i18next';
import { useLatePart } from '../../../shop/use-late-part.js';
import { useVisitor } from '../../../shop/visitor.js';
import { escapeHtml } from './escape.js';
import { keepPieces } from './kept-pieces.js';

/** One entry per language, currency, country and layout, about 30 kB each. */
const mostFrames = 70;

type Parts = Map<PartName, readonly string[]>;

/** Placeholder for the page's own URLs; no real URL contains it. */
const placeOf = (at: number) => `{{place ${at}}}`;
const places = /{{place (\d+)}}/;

/** Renders a part with the same context as in its page. */
type RenderAlone = (part: ReactNode, texts: i18n, visitor: VisitorView, path: string) => string;

/**
 * Caches the HTML of the parts around a screen, for all pages where only the URL differs. Never
 * caches a part with the visitor's name or input.
 */
export function cachedMarkup(render: RenderAlone) {
  const keep = keepPieces<Parts>(mostFrames);
  const ofPages = new WeakMap<FrameView, { visitor: VisitorView; parts: Parts }>();
  const partsOf = (frame: FrameView, visitor: VisitorView): Parts => {
    const known = ofPages.get(frame);
    if (known?.visitor === visitor) return known.parts;
    const key = JSON.stringify([{ ...visitor, cartCount: 0 }, anyPage(frame)]);
    const parts = keep(key, () => new Map());
    ofPages.set(frame, { visitor, parts });
    return parts;
  };
  return (Inner: Part, name: PartName): Part => {
    const InPlace = inPlace(Inner);
    return function KeptPart({ frame }) {
      const late = useLatePart();
      const texts = useContext(I18nContext)?.i18n;
      const visitor = useVisitor();
      const isForAll = visitor.account.kind !== 'known' && isUntouched(frame);
      if (!texts || !isForAll) return <InPlace frame={frame} />;
      const parts = partsOf(frame, visitor);
      const pieces =
        parts.get(name) ??
        render(<Inner frame={anyPage(frame)} />, texts, visitor, frame.path).split(places);
      parts.set(name, pieces);
      const inside = { __html: written(pieces, frame) };
      return <div {...late} className={styles.part} dangerouslySetInnerHTML={inside} />;
    };
  };
}

const isUntouched = ({ newsletter: { typed, problems } }: FrameView): boolean =>
  problems.length === 0 && Object.keys(typed).length === 0;

/** The frame with placeholders for what belongs to one page. */
const anyPage = (frame: FrameView): FrameView => ({
  ...frame,
  path: placeOf(0),
  languages: frame.languages.map((one, at) => ({ ...one, href: placeOf(at + 1) })),
  breadcrumb: [],
  notice: undefined,
  question: undefined,
});

/** Every second piece is the index of a placeholder. */
function written(pieces: readonly string[], { path, languages }: FrameView): string {
  const told = [path, ...languages.map(({ href }) => href)].map(escapeHtml);
  return pieces.map((piece, at) => (at % 2 === 1 ? told[Number(piece)] : piece)).join('');
}
