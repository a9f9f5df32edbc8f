import {
  type Language,
  type Order,
  type OrderLine,
  type OrderStay,
  staysOf,
  type Translated,
} from '@shop/domain';
import type { ContentSource, HotelsContent } from '@shop/ports/backends';
import type { OrderLineView } from '@shop/ports/screens';

const titles: Translated<string> = {
  es: 'En paquete con',
  en: 'In a package with',
  pt: 'No pacote com',
};

interface Texts {
  readonly content: Pick<ContentSource, 'place'>;
  readonly hotels: HotelsContent;
}

/** Names of the other, uncancelled parts of the same package; `undefined` if there are none. */
export function packageWords(
  { id: own, packageId }: { readonly id: string; readonly packageId?: string | undefined },
  order: Pick<Order, 'lines' | 'stays'>,
  { content, hotels }: Texts,
  language: Language,
): OrderLineView['package'] {
  if (!packageId) return undefined;
  const isOther = (part: OrderLine | OrderStay) =>
    part.packageId === packageId && part.id !== own && !part.cancellation;
  const names = [
    ...order.lines
      .filter(isOther)
      .map(({ slug, name }) => content.place(slug, language)?.name ?? name),
    ...staysOf(order)
      .filter(isOther)
      .map(({ booking }) => hotels.hotel(booking.hotel, language).name),
  ];
  return names.length > 0 ? { name: titles[language], value: names.join(' · ') } : undefined;
}
