const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
