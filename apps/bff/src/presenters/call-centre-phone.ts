import type { Visitor } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { LinkView } from '@shop/ports/screens';

export function callCentrePhone(
  content: ContentSource,
  { language, phoneCountry }: Pick<Visitor, 'language' | 'phoneCountry'>,
): LinkView | undefined {
  const { phones } = content.site(language);
  const phone = phones.find((one) => one.country === phoneCountry) ?? phones[0];
  return phone && { name: phone.number, href: `tel:${phone.number.replaceAll(/[^+\d]/g, '')}` };
}
