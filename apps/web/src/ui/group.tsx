import type { HTMLAttributes, ReactNode, Ref } from 'react';

interface GroupProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  name: ReactNode;
  nameClass?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Fields that belong together, by their name. No `fieldset`: in one, Chromium now and then draws
 * nothing of a calendar, whose sizes are asked of its own box (`@container`).
 */
export const Group = ({ id, name, nameClass, children, ...rest }: GroupProps) => (
  <div id={id} role="group" aria-labelledby={`${id}-name`} {...rest}>
    <div id={`${id}-name`} className={nameClass} data-legend="">
      {name}
    </div>
    {children}
  </div>
);
