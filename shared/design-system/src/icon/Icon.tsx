import { type SVGAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  name: IconName;
  /** Accessible name, if no adjacent text has the same meaning. Without it the icon is decorative. */
  label?: string | undefined;
}

export function Icon({ name, label, className, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...rest}
      {...naming}
      className={classNames(styles.icon, className)}
      data-filled={name.endsWith('-filled') || undefined}
      viewBox="0 0 24 24"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
