import { type ElementType, type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Prose.module.css';

export interface ProseProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Long text whose elements carry no class of ours: an article, a legal page, a message from the platform. */
export function Prose({ as: Tag = 'div', className, ...rest }: ProseProps) {
  return <Tag {...rest} className={classNames(styles.prose, className)} />;
}
