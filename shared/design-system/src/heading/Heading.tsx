import { type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the page's outline. How large it looks is `size`. */
  level: HeadingLevel;
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm' | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function Heading({ level, size = sizeOfLevel[level], className, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={classNames(styles.heading, className)} data-size={size}>
      {children}
    </Tag>
  );
}
