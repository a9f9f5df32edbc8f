import type { Translated } from '../language/language.js';

/** One sentence of the catalogue in the three languages. */
export const row = (es: string, en: string, pt: string): Translated => ({ es, en, pt });
