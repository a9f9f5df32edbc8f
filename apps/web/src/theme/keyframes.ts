/** Open and close animations, in `theme.css`: islands have no global styles. */
export const keyframes = {
  coFadeIn: { from: { opacity: '0' } },
  coFadeOut: { to: { opacity: '0' } },
  coFromLeft: { from: { transform: 'translateX(-100%)' } },
  coToLeft: { to: { transform: 'translateX(-100%)' } },
  coFromBelow: { from: { transform: 'translateY(100%)' } },
  coToBelow: { to: { transform: 'translateY(100%)' } },
  coDrop: { from: { opacity: '0', transform: 'translateY(-0.5rem)' } },
};
