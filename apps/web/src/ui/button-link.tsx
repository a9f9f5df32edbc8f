import { AppLink, type AppLinkProps } from './app-link.js';
import { type ButtonLook, buttonClass } from './button-look.js';

/** A link that looks like a button. It navigates and changes no data. */
export function ButtonLink({
  tone,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & AppLinkProps) {
  return (
    <AppLink {...rest} className={buttonClass({ tone, size }, className)}>
      {icon}
      <span>{children}</span>
    </AppLink>
  );
}
