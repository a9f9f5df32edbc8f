import type { Translated } from '../language/language.js';
import type { CurrencyCode } from './currency.js';

/** For screen readers: "2,389.00 pesos mexicanos" (docs/rules/prices.md#spoken). */
export const currencyNames: Readonly<Record<CurrencyCode, Translated>> = {
  USD: { es: 'dólares estadounidenses', en: 'US dollars', pt: 'dólares americanos' },
  MXN: { es: 'pesos mexicanos', en: 'Mexican pesos', pt: 'pesos mexicanos' },
  EUR: { es: 'euros', en: 'euros', pt: 'euros' },
  GBP: { es: 'libras esterlinas', en: 'pounds sterling', pt: 'libras esterlinas' },
  CAD: { es: 'dólares canadienses', en: 'Canadian dollars', pt: 'dólares canadenses' },
  COP: { es: 'pesos colombianos', en: 'Colombian pesos', pt: 'pesos colombianos' },
  CLP: { es: 'pesos chilenos', en: 'Chilean pesos', pt: 'pesos chilenos' },
  UYU: { es: 'pesos uruguayos', en: 'Uruguayan pesos', pt: 'pesos uruguaios' },
  RUB: { es: 'rublos rusos', en: 'Russian roubles', pt: 'rublos russos' },
  CNY: { es: 'yuanes chinos', en: 'Chinese yuan', pt: 'yuans chineses' },
  KRW: { es: 'wones surcoreanos', en: 'South Korean won', pt: 'wons sul-coreanos' },
  GTQ: { es: 'quetzales guatemaltecos', en: 'Guatemalan quetzals', pt: 'quetzais guatemaltecos' },
  PEN: { es: 'soles peruanos', en: 'Peruvian soles', pt: 'soles peruanos' },
  CRC: { es: 'colones costarricenses', en: 'Costa Rican colones', pt: 'colones costa-riquenhos' },
  AUD: { es: 'dólares australianos', en: 'Australian dollars', pt: 'dólares australianos' },
  JPY: { es: 'yenes japoneses', en: 'Japanese yen', pt: 'ienes japoneses' },
  ARS: { es: 'pesos argentinos', en: 'Argentine pesos', pt: 'pesos argentinos' },
};
