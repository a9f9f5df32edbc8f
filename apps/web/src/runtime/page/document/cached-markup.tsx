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

/** Of each language, currency, country and layout one; its parts are 30 kB together. */
const mostFrames = 70;

/** The pieces of each part of a frame. */
type Parts = Map<PartName, readonly string[]>;

/** Where a part names its own page, of which there is one for each search: no address has these. */
const placeOf = (at: number) => `{{place ${at}}}`;
const places = /{{place (\d+)}}/;

/** Renders a part alone, surrounded as in its page. */
type RenderAlone = (part: ReactNode, texts: i18n, visitor: VisitorView, path: string) => string;

/**
 * Writes the parts around a screen once for all pages that have them alike but for their address.
 * What names somebody, or holds what he typed, is never kept.
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

/** The frame without what is its page's alone. */
const anyPage = (frame: FrameView): FrameView => ({
  ...frame,
  path: placeOf(0),
  languages: frame.languages.map((one, at) => ({ ...one, href: placeOf(at + 1) })),
  breadcrumb: [],
  notice: undefined,
  question: undefined,
});

/** Every second piece is the number of a place. */
function written(pieces: readonly string[], { path, languages }: FrameView): string {
  const told = [path, ...languages.map(({ href }) => href)].map(escapeHtml);
  return pieces.map((piece, at) => (at % 2 === 1 ? told[Number(piece)] : piece)).join('');
}
