import { buyRoute, openDayAt, parentsIn, pathOf, type Product, writeTime } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { HomeView } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { pageSize } from '../../../presenters/present-paging.js';
import { presentScene } from '../../../presenters/present-line.js';

export const presentOpenNow = (
  all: readonly Product[],
  content: ContentSource,
  { visitor: { language }, now }: Pick<PageQuestion, 'visitor' | 'now'>,
): HomeView['openNow'] =>
  parentsIn(all)
    .slice(0, pageSize)
    .flatMap((product) => {
      const { schedule } = product;
      if (schedule.type !== 'OPENING_HOURS' || !openDayAt(schedule, now)) return [];
      return [
        {
          name: content.place(product.slug, language)?.name ?? product.name,
          href: pathOf(buyRoute(product), language),
          closes: writeTime(schedule.to, language),
          wall: presentScene(content, product.slug, language).wall,
        },
      ];
    });
