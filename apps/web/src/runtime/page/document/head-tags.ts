import type { Theme } from '@shop/domain';
import type { HeadView, PageView } from '@shop/ports/screens';
import { pageColors, walls } from '../../../theme/walls.js';

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const meta = (name: string, content: string, rest: Readonly<Record<string, string>> = {}) =>
  ({ tag: 'meta', attributes: { name, content, ...rest } }) satisfies HeadTag;

const property = (name: string, content: string) =>
  ({ tag: 'meta', attributes: { property: `og:${name}`, content } }) satisfies HeadTag;

const link = (rel: string, href: string, rest: Readonly<Record<string, string>> = {}) =>
  ({ tag: 'link', attributes: { rel, ...rest, href } }) satisfies HeadTag;

/** The browser bar takes the colour of the place's wall, or of the page's background. */
function themeColor({ wall }: HeadView, theme: Theme): readonly HeadTag[] {
  const color = wall === undefined ? undefined : walls[wall]?.bg;
  if (color !== undefined) return [meta('theme-color', color)];
  if (theme !== 'system') return [meta('theme-color', pageColors[theme])];
  return (['light', 'dark'] as const).map((scheme) =>
    meta('theme-color', pageColors[scheme], { media: `(prefers-color-scheme: ${scheme})` }),
  );
}

const localeOf = (tag: string) => tag.replace('-', '_');

const sharing = ({ head, frame }: Pick<PageView, 'head' | 'frame'>): readonly HeadTag[] => [
  property('type', 'website'),
  property('site_name', frame.brand),
  property('title', head.title),
  property('description', head.description),
  ...(head.canonical === undefined ? [] : [property('url', head.canonical)]),
  property('locale', localeOf(frame.languageTag)),
  // Pages about one visitor exist in one language only.
  ...frame.languages
    .filter(({ current }) => head.isIndexed && !current)
    .map(({ tag }) => property('locale:alternate', localeOf(tag))),
  property('image', head.picture),
  property('image:width', '1200'),
  property('image:height', '630'),
  property('image:alt', head.pictureAlt),
  meta('twitter:card', 'summary_large_image'),
];

/** All head tags except the title; used by the server and after each navigation. */
export const headTags = (
  page: Pick<PageView, 'head' | 'frame'>,
  theme: Theme,
): readonly HeadTag[] => [
  meta('description', page.head.description),
  ...(page.head.isIndexed ? [] : [meta('robots', 'noindex')]),
  ...themeColor(page.head, theme),
  ...(page.head.canonical === undefined ? [] : [link('canonical', page.head.canonical)]),
  ...page.head.alternates.map(({ hreflang, href }) => link('alternate', href, { hreflang })),
  ...sharing(page),
];

/** Selects exactly the tags that `headTags` writes. */
export const headTagsSelector =
  'meta[name="description"],meta[name="robots"],meta[name="theme-color"],meta[name^="twitter:"],' +
  'meta[property^="og:"],link[rel="canonical"],link[rel="alternate"]';

export const graphOf = ({ data }: HeadView) =>
  data.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': data };
