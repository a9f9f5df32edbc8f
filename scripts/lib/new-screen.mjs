/** A temporary screen, built by the steps of CONTRIBUTING.md: added and changed files. */
export const paths = { es: '/es/mareas/', en: '/en/tides/', pt: '/pt/mares/' };
export const titles = { es: 'Mareas', en: 'Tides', pt: 'Marés' };
export const leads = {
  es: 'Cuándo sube el mar, día por día.',
  en: 'When the sea rises, day by day.',
  pt: 'Quando o mar sobe, dia após dia.',
};

const port = `import { screen } from './screen.js';

export interface TidesView {
  readonly title: string;
}

export const tidesScreen = screen<TidesView>('tides');
`;

const handler = `import { Injectable } from '@nestjs/common';
import { pathOf, type Route, type Translated } from '@shop/domain';
import { tidesScreen } from '@shop/ports/screens/tides-screen';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';

const titles: Translated = ${JSON.stringify(titles)};
const route: Route = { name: 'tides', params: {} };

@Injectable()
export class ShowTides implements ScreenHandler {
  readonly routes = ['tides'] as const;
  readonly sharedBy = [];

  async show({ visitor: { language } }: PageQuestion): Promise<ShowOutcome> {
    const title = titles[language];
    return shown(tidesScreen, { title }, {
      head: { title, description: title, isIndexed: true, wall: undefined },
      breadcrumb: [{ name: title, href: pathOf(route, language) }],
    });
  }

  async listed(): Promise<readonly ListedPage[]> {
    return [{ route, group: 'shop', menu: 'plan', name: titles }];
  }
}
`;

const component = `import type { TidesView } from '@shop/ports/screens/tides-screen';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page-head.js';
import type texts from './tides.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    tides: typeof texts;
  }
}

export function TidesScreen({ view }: { view: TidesView }) {
  const { t } = useTranslation('tides');
  return (
    <div className="co-page">
      <PageHead title={view.title} lead={t('lead')} />
    </div>
  );
}
`;

const web = 'apps/web/src/screens/browse/tides/';

export const added = {
  port: { 'libs/ports/src/screens/tides-screen.ts': port },
  handler: { 'apps/bff/src/features/browse/tides/show-tides.ts': handler },
  component: { [`${web}tides-screen.tsx`]: component },
  texts: Object.fromEntries(
    Object.entries(leads).map(([language, lead]) => [
      `${web}tides.${language}.json`,
      JSON.stringify({ lead }),
    ]),
  ),
};

const row = "  tides: { es: 'mareas', en: 'tides', pt: 'mares' },";
const handlerImport = "import { ShowTides } from './features/browse/tides/show-tides.js';";

/** Files that get a row by step, with the function that edits them. */
export const changed = {
  route: [
    'libs/domain/src/route/route-table.ts',
    (table) => table.replace(/^export const routeTable = \{$/m, `$&\n${row}`),
  ],
  list: [
    'apps/bff/src/screens.ts',
    (list) => `${handlerImport}\n${list.replace(/^ {2}ShowHome,$/m, '$&\n  ShowTides,')}`,
  ],
};
