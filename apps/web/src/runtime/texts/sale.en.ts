import buy from '../../screens/sell/buy/buy.en.json' with { type: 'json' };

export const texts = { buy };
