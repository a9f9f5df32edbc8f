import type { Language } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { LinkView } from '@shop/ports/screens';

/** The call centre's number in the visitor's country, else the first there is. */
export function callCentrePhone(
  content: ContentSource,
  language: Language,
  country: string,
): LinkView | undefined {
  const { phones } = content.site(language);
  const phone = phones.find((one) => one.country === country) ?? phones[0];
  return phone && { name: phone.number, href: `tel:${phone.number.replaceAll(/[^+\d]/g, '')}` };
}
