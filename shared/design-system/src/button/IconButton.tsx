import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './Button.module.css';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** The name of the action: 'Guardar el proyecto «Huertos urbanos»'. Also shown as a tooltip. */
  label: string;
  icon: IconName;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  busy,
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      busy={busy}
      title={title}
      className={classNames(styles.iconOnly, className)}
    >
      {busy !== true && <Icon name={icon} />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
