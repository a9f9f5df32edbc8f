import buy from '../buy/buy.pt.json' with { type: 'json' };

export const texts = { buy };
