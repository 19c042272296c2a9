import { classNames } from '../class-names.ts';
import styles from './Layout.module.css';
import { type Gap, type LayoutProps } from './layout-props.ts';
import { listRole } from './Stack.tsx';

export interface ClusterProps extends LayoutProps {
  gap?: Gap | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
}

/** Things in a row that wraps: buttons, chips, a title and its actions. */
export function Cluster({
  as: Tag = 'div',
  gap = 3,
  justify = 'start',
  align = 'center',
  className,
  ...rest
}: ClusterProps) {
  return (
    <Tag
      {...rest}
      {...listRole(Tag)}
      className={classNames(styles.cluster, className)}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
    />
  );
}
