/** The current time. Every rule of the sandbox uses it, so that tests can move time. */
export type Clock = () => Date;

export const minutes = (count: number): number => count * 60_000;
export const seconds = (count: number): number => count * 1000;

export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
