import buy from '../buy/buy.en.json' with { type: 'json' };

export const texts = { buy };
