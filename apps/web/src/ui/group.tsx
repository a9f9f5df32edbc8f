import type { HTMLAttributes, ReactNode, Ref } from 'react';

interface GroupProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  name: ReactNode;
  nameClass?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A named group of fields. Not a `fieldset`: Chromium sometimes fails to paint a calendar with
 * container queries (`@container`) inside one.
 */
export const Group = ({ id, name, nameClass, children, ...rest }: GroupProps) => (
  <div id={id} role="group" aria-labelledby={`${id}-name`} {...rest}>
    <div id={`${id}-name`} className={nameClass} data-legend="">
      {name}
    </div>
    {children}
  </div>
);
