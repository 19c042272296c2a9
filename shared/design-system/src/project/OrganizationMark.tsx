import { Monogram } from '../monogram/index.ts';
import styles from './OrganizationMark.module.css';

export interface OrganizationMarkProps {
  name: string;
  /** Address of the logo; null if there is none. */
  logo: string | null;
  size?: 'sm' | 'lg' | undefined;
}

/** Logo, or initials without a logo. Decorative, because the name is always next to it. */
export function OrganizationMark({ name, logo, size = 'sm' }: OrganizationMarkProps) {
  if (logo === null) return <Monogram name={name} size={size} />;
  return <img className={styles.logo} data-size={size} src={logo} alt="" loading="lazy" decoding="async" />;
}
