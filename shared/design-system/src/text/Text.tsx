import { type ElementType, type HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  size?: 'lg' | 'md' | 'sm' | undefined;
  tone?: 'default' | 'muted' | undefined;
  as?: ElementType | undefined;
}

export function Text({ as: Tag = 'p', size = 'md', tone = 'default', className, ...rest }: TextProps) {
  return <Tag {...rest} className={classNames(styles.text, className)} data-size={size} data-tone={tone} />;
}
