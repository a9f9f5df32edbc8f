import type { HTMLAttributes, ReactNode, Ref } from 'react';

interface GroupProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  name: ReactNode;
  nameClass?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Not a `fieldset`: Chromium sometimes does not paint a calendar with `@container` inside one. */
export const Group = ({ id, name, nameClass, children, ...rest }: GroupProps) => (
  <div id={id} role="group" aria-labelledby={`${id}-name`} {...rest}>
    <div id={`${id}-name`} className={nameClass} data-legend="">
      {name}
    </div>
    {children}
  </div>
);
