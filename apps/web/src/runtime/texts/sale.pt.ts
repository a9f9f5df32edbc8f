import buy from '../../screens/sell/buy/buy.pt.json' with { type: 'json' };

export const texts = { buy };
