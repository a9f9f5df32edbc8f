import buy from '../buy/buy.es.json' with { type: 'json' };

export const texts = { buy };
