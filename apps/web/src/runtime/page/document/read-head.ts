import type { HeadView } from '@shop/ports/screens';

/** Head data that the state repeats; the rest is read from the document's head. */
export const headState = ({ isIndexed, wall }: HeadView): HeadState => ({ isIndexed, wall });

export type HeadState = Pick<HeadView, 'isIndexed' | 'wall'>;

/** The head, parsed from what `headTags` and `graphOf` wrote into the document. */
export function readHead({ head, title }: Document, state: HeadState): HeadView {
  const find = (element: string) => head.querySelector(element);
  const content = (name: string) => find(`meta[${name}]`)?.getAttribute('content') ?? '';
  const { '@graph': data } = JSON.parse(find('#graph')?.textContent || '{"@graph":[]}') as {
    '@graph': HeadView['data'];
  }; // as: `graphOf`
  return {
    ...state,
    title,
    description: content('name=description'),
    picture: content('property="og:image"'),
    pictureAlt: content('property="og:image:alt"'),
    canonical: find('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    alternates: [...head.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
      ({ hreflang, href }) => ({ hreflang, href }),
    ),
    data,
  };
}
