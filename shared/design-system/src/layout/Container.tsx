import { classNames } from '../class-names.ts';
import styles from './Layout.module.css';
import { type LayoutProps } from './layout-props.ts';

export interface ContainerProps extends LayoutProps {
  /** `text` for reading, `narrow` for a short form, `wide` for lists and landing pages, `full` for columns of work. */
  width?: 'text' | 'narrow' | 'wide' | 'full' | undefined;
}

/** Centres its content and adds the page's gutter at the sides. */
export function Container({ as: Tag = 'div', width = 'wide', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={classNames(styles.container, className)} data-width={width} />;
}
