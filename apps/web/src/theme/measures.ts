import { scale } from './colors.js';

const steps = scale({
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
});

export const measures = {
  spacing: steps,
  sizes: scale({
    11: '2.75rem',
    12: '3rem',
    14: '3.5rem',
    content: '82rem',
    checkout: '70rem',
    text: '45rem',
    full: '100%',
  }),
  fonts: {
    display: {
      value: "'Bricolage Cut', 'Bricolage Narrow Stand-in', 'Bricolage Wide Stand-in', sans-serif",
    },
    body: { value: "'Geologica Cut', 'Geologica Stand-in', system-ui, sans-serif" },
    heading: { value: '{fonts.display}' },
  },
  radii: scale({
    none: '0',
    xs: '4px',
    sm: '8px',
    md: '12px',
    lg: '16px',
    xl: '20px',
    '2xl': '28px',
    full: '9999px',
  }),
  durations: scale({
    instant: '80ms',
    fast: '140ms',
    base: '220ms',
    slow: '360ms',
    scene: '700ms',
  }),
  easings: scale({
    paper: 'cubic-bezier(.2,.8,.2,1)',
    exit: 'cubic-bezier(.4,0,1,1)',
    sway: 'cubic-bezier(.45,.05,.55,.95)',
  }),
  zIndex: scale({
    base: 0,
    raised: 1,
    sticky: 100,
    header: 200,
    bottomBar: 210,
    overlay: 400,
    modal: 410,
    popover: 420,
    toast: 500,
    skip: 600,
  }),
};

export const breakpoints = {
  sm: '30rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
  '2xl': '90rem',
};
