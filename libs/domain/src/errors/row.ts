import type { Translated } from '../language/language.js';

export const row = (es: string, en: string, pt: string): Translated => ({ es, en, pt });
