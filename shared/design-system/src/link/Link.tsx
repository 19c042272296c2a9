import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { BaseLink, type BaseLinkProps } from './BaseLink.tsx';
import styles from './Link.module.css';

export interface LinkProps extends BaseLinkProps {
  /** `inline` in a sentence, `quiet` where the place says that it is a link, `standalone` alone on its line. */
  variant?: 'inline' | 'quiet' | 'standalone' | undefined;
}

export function Link({ variant = 'inline', className, children, ...rest }: LinkProps) {
  return (
    <BaseLink {...rest} className={classNames(styles.link, className)} data-variant={variant}>
      {children}
      {rest.external === true && <Icon name="external" className={styles.external} />}
    </BaseLink>
  );
}
