import { linkIn, linksIn, type PdfObject, readPdf } from './read-pdf.js';

const standardTypes = ['Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'Figure'];

const empty: PdfObject = { dictionary: '', stream: '' };

/**
 * Checks a PDF against the machine-checkable part of PDF/UA (ISO 14289-1), by checkpoints of the
 * Matterhorn protocol: metadata, language, structure, headings, pictures, untagged content, fonts
 * and their text.
 */
export function pdfUaProblems(bytes: Buffer): readonly string[] {
  const objects = readPdf(bytes);
  const of = (number: number | undefined) => objects.get(number ?? -1) ?? empty;
  const pages = [...objects].filter(([, { dictionary }]) => /\/Type \/Page\n/.test(dictionary));
  const [catalog = empty] = [...objects.values()].filter(({ dictionary }) =>
    dictionary.includes('/Type /Catalog'),
  );
  const tree = of(linkIn(catalog.dictionary, 'StructTreeRoot')).dictionary;
  return [
    ...inDocument(catalog.dictionary, of),
    ...pages.flatMap(([number, page]) => inPage(number, page.dictionary, tree, of)),
    ...inStructure(tree, of),
    ...[...objects.values()]
      .filter(({ dictionary }) => dictionary.includes('/Subtype /Type0'))
      .flatMap(({ dictionary }) => inFont(dictionary, of)),
  ];
}

type Of = (number: number | undefined) => PdfObject;

const unless = (isSo: boolean, problem: string): readonly string[] => (isSo ? [] : [problem]);

/** Checkpoints 06, 07, 11 and 26. */
function inDocument(catalog: string, of: Of): readonly string[] {
  const metadata = of(linkIn(catalog, 'Metadata')).stream;
  const shown = of(linkIn(catalog, 'ViewerPreferences')).dictionary;
  return [
    ...unless(/\/Lang \([a-z]{2}(-[A-Z]{2})?\)/.test(catalog), 'no language'),
    ...unless(/\/Marked true/.test(of(linkIn(catalog, 'MarkInfo')).dictionary), 'not marked'),
    ...unless(shown.includes('/DisplayDocTitle true'), 'its title is not shown'),
    ...unless(/<pdfuaid:part>1</.test(metadata), 'does not say that it is PDF/UA'),
    ...unless(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+</.test(metadata), 'no title'),
    ...unless(!catalog.includes('/Encrypt'), 'locked'),
  ];
}

/** Checkpoints 01 and 09: content is tagged once or an artifact; each tag is in the tree. */
function inPage(number: number, page: string, tree: string, of: Of): readonly string[] {
  const { stream } = of(linkIn(page, 'Contents'));
  const { ids, problems } = markedIn(stream);
  const [, at = '?'] = /\/StructParents (\d+)/.exec(page) ?? [];
  const [, list = ''] = new RegExp(`\\n\\s+${at} \\[([^\\]]*)\\]`).exec(tree) ?? [];
  const owners = [...list.matchAll(/(\d+) 0 R/g)].map(([, owner]) => of(Number(owner)).dictionary);
  const isOwned = ids.every(
    (id) =>
      owners[id]?.includes(`/Pg ${number} 0 R`) &&
      new RegExp(`/K \\[.*\\b${id}\\b`).test(owners[id]),
  );
  return [
    ...problems,
    ...unless(ids.length > 0, 'a page without tags'),
    ...unless(new Set(ids).size === ids.length, 'a tag twice on a page'),
    ...unless(isOwned && owners.length === ids.length, 'tags and structure differ'),
    ...unless(page.includes('/Tabs /S'), 'the order of tabs is not that of the structure'),
  ];
}

/** Painting operators, which need marked content; artifacts and tags never nest. */
const painting = /^(?:.* )?(?:f\*?|F|B\*?|b\*?|S|s|Tj|TJ|'|"|Do|sh)$/;

function markedIn(stream: string): { readonly ids: number[]; readonly problems: string[] } {
  const open: ('tag' | 'artifact')[] = [];
  const ids: number[] = [];
  const problems = new Set<string>();
  for (const line of stream.replaceAll(/<<\s*([\s\S]*?)\s*>>/g, '<< $1 >>').split('\n')) {
    if (/ (?:BDC|BMC)$/.test(line)) {
      const kind = line.startsWith('/Artifact') ? 'artifact' : 'tag';
      if (open.some((other) => other !== kind)) problems.add('tags and artifacts in one another');
      open.push(kind);
      const [, id] = /\/MCID (\d+)/.exec(line) ?? [];
      if (id !== undefined) ids.push(Number(id));
    } else if (line === 'EMC') open.pop();
    else if (painting.test(line) && open.length === 0)
      problems.add('content that is neither tagged nor an artifact');
  }
  if (open.length > 0) problems.add('marked content without an end');
  return { ids, problems: [...problems] };
}

/** Checkpoints 02, 13 and 14. */
function inStructure(tree: string, of: Of): readonly string[] {
  const problems = new Set<string>();
  const headings: number[] = [];
  const look = (number: number) => {
    const { dictionary } = of(number);
    const [, type = ''] = /\/S \/(\w+)/.exec(dictionary) ?? [];
    if (!standardTypes.includes(type)) problems.add(`an unknown structure type: ${type}`);
    if (type === 'Figure' && !/\/Alt \([^)]+\)/.test(dictionary))
      problems.add('a picture without a text');
    if (/^H\d$/.test(type)) headings.push(Number(type.slice(1)));
    linksIn(dictionary, 'K').forEach(look);
  };
  const roots = linksIn(tree, 'K');
  roots.forEach(look);
  if (roots.length === 0) problems.add('no structure');
  const isNested = headings.every((level, at) => level <= (headings[at - 1] ?? 0) + 1);
  if (headings.length === 0 || !isNested) problems.add('headings leave a level out');
  return [...problems];
}

/** Checkpoint 31: fonts are embedded, map every letter to Unicode and miss none. */
function inFont(font: string, of: Of): readonly string[] {
  const [child] = linksIn(font, 'DescendantFonts');
  const { dictionary } = of(child);
  const descriptor = of(linkIn(dictionary, 'FontDescriptor')).dictionary;
  const letters = [...of(linkIn(font, 'ToUnicode')).stream.matchAll(/<([0-9a-f]{4,})>/g)];
  return [
    ...unless(/\/FontFile[23]? \d/.test(descriptor), 'a font that is not in it'),
    ...unless(dictionary.includes('/CIDToGIDMap /Identity'), 'a font without its glyphs named'),
    ...unless(font.includes('/Encoding /Identity-H'), 'a font in another encoding'),
    ...unless(letters.length > 4, 'a font whose letters mean nothing'),
  ];
}
