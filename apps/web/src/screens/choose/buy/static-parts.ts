import { BuyAbout } from './buy-about.js';
import { BuyHero } from './buy-hero.js';

export const staticParts = { hero: BuyHero, about: BuyAbout };
