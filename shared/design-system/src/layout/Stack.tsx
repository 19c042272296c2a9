import { classNames } from '../class-names.ts';
import styles from './Layout.module.css';
import { type Gap, type LayoutProps } from './layout-props.ts';

export interface StackProps extends LayoutProps {
  gap?: Gap | undefined;
}

/** Arranges elements vertically with equal gaps. */
export function Stack({ as: Tag = 'div', gap = 4, className, ...rest }: StackProps) {
  return <Tag {...rest} {...listRole(Tag)} className={classNames(styles.stack, className)} data-gap={gap} />;
}

/** Safari drops the list semantics of a list without bullets unless the role says it again. */
export function listRole(tag: unknown): { role?: 'list' } {
  return tag === 'ul' || tag === 'ol' ? { role: 'list' } : {};
}
