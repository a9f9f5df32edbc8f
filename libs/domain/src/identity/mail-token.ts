/** As the users backend makes tokens for mails: what a link can hold in its fragment as it is. */
export const isMailToken = (text: string): boolean => /^[\w-]{32,200}$/.test(text);
