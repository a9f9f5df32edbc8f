import type { HeadView } from '@shop/ports/screens';

/** What a document's state repeats of its head: the rest is read from the head itself. */
export const headState = ({ isIndexed, wall }: HeadView): HeadState => ({ isIndexed, wall });

export type HeadState = Pick<HeadView, 'isIndexed' | 'wall'>;

/** The head as `headTags` and `graphOf` wrote it into the document that is there. */
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
