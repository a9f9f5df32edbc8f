const display = (
  fontSize: string,
  lineHeight: string,
  letterSpacing: string,
  textWrap = 'balance',
) => ({
  value: {
    fontFamily: 'display',
    fontSize,
    lineHeight,
    letterSpacing,
    fontWeight: '800',
    textWrap,
  },
});

const text = (fontSize: string, lineHeight: string, fontWeight: string) => ({
  value: { fontFamily: 'body', fontSize, lineHeight, fontWeight },
});

const amount = (fontSize: string, lineHeight: string, fontWeight = '700') => ({
  value: {
    fontFamily: 'body',
    fontSize,
    lineHeight,
    fontWeight,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Never use the display font for amounts, fields or paragraphs. */
export const textStyles = {
  hero: display('clamp(2.75rem, 1.6rem + 4.7vw, 5.5rem)', '0.94', '-0.015em'),
  h1: display('clamp(2.25rem, 1.6rem + 2.7vw, 4rem)', '0.98', '-0.012em'),
  h2: display('clamp(1.75rem, 1.3rem + 1.9vw, 3rem)', '1.02', '-0.01em'),
  h3: display('clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)', '1.1', '-0.005em'),
  h4: text('1.125rem', '1.35', '650'),
  lead: text('clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', '1.5', '400'),
  body: text('1rem', '1.55', '400'),
  small: text('0.875rem', '1.5', '400'),
  caption: text('0.8125rem', '1.4', '450'),
  label: text('0.9375rem', '1.35', '550'),
  button: text('1.0625rem', '1.2', '650'),
  micro: amount('clamp(0.6875rem, 0.66rem + 0.1vw, 0.75rem)', '1.2', '500'),
  price: amount('1.25rem', '1.2'),
  priceXl: amount('clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', '1.1'),
};
