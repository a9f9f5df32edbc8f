import { type IconName, icons } from './icons.js';

export type { IconName };

/** An outline of the Tabler set, in the colour of its text. A picture only: say it in words too. */
export function Icon({ name, size = 24 }: { name: IconName; size?: 16 | 20 | 24 | 28 }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 20 ? 1.75 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
