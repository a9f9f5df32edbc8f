const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** For text between tags; quotation marks stay as they are. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
