import { buttonClass, type ButtonLook } from '../button/button-look.ts';
import { Words } from '../button/Words.tsx';
import { Icon } from '../icon/index.ts';
import { BaseLink, type BaseLinkProps } from './BaseLink.tsx';

export interface ButtonLinkProps extends BaseLinkProps, ButtonLook {}

/** A link that looks like a button. It navigates, so browsers and screen readers must treat it as a link. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  fullWidth = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <BaseLink
      {...rest}
      className={buttonClass(className)}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      <Words>{children}</Words>
      {rest.external === true && <Icon name="external" />}
    </BaseLink>
  );
}
