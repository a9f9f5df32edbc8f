/** The users backend's mail tokens: URL-safe, so links carry them unescaped in the fragment. */
export const isMailToken = (text: string): boolean => /^[\w-]{32,200}$/.test(text);
