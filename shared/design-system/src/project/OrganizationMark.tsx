import { Monogram } from '../monogram/index.ts';
import styles from './OrganizationMark.module.css';

export interface OrganizationMarkProps {
  name: string;
  /** Address of the logo, null where there is none. */
  logo: string | null;
  size?: 'sm' | 'lg' | undefined;
}

/** Logo, or initials where there is none. The name is always written beside it, so it is decoration. */
export function OrganizationMark({ name, logo, size = 'sm' }: OrganizationMarkProps) {
  if (logo === null) return <Monogram name={name} size={size} />;
  return <img className={styles.logo} data-size={size} src={logo} alt="" loading="lazy" decoding="async" />;
}
