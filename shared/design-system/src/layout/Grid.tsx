import { classNames } from '../class-names.ts';
import styles from './Layout.module.css';
import { type Gap, type LayoutProps } from './layout-props.ts';
import { listRole } from './Stack.tsx';

export interface GridProps extends LayoutProps {
  /** The narrowest a column may be: as many equal columns as fit. */
  min?: '14rem' | '18rem' | '22rem' | undefined;
  gap?: Gap | undefined;
}

export function Grid({ as: Tag = 'div', min = '18rem', gap = 5, className, ...rest }: GridProps) {
  return (
    <Tag
      {...rest}
      {...listRole(Tag)}
      className={classNames(styles.grid, className)}
      data-gap={gap}
      data-min={min}
    />
  );
}
