const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in an element or in a quoted attribute. */
export const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
