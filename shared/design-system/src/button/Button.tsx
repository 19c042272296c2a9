import { type ButtonHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Words } from './Words.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** True while the action is running: clicks do nothing, and the focus stays. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  busy = false,
  fullWidth = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`: a disabled button loses focus, and a keyboard user their place.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || rest['aria-disabled'] === true) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      className={buttonClass(className)}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      <Words>{children}</Words>
    </button>
  );
}
