import { BuyAbout } from './buy-about.js';
import { BuyHero } from './buy-hero.js';

export const paperParts = { hero: BuyHero, about: BuyAbout };
