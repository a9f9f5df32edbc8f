import buy from '../../screens/sell/buy/buy.es.json' with { type: 'json' };

export const texts = { buy };
