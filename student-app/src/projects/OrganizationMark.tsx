import { fileUrl } from '@puente/client/http';
import { Monogram } from '@puente/design-system/monogram';
import styles from './OrganizationMark.module.css';

interface OrganizationMarkProps {
  organization: { name: string; logo: { url: string | null } | null };
  size?: 'sm' | 'lg';
}

/** Logo, or initials where there is none. The name is always written beside it, so it is decoration. */
export function OrganizationMark({ organization: { name, logo }, size = 'sm' }: OrganizationMarkProps) {
  if (!logo?.url) return <Monogram name={name} size={size} />;
  return (
    <img
      className={styles.logo}
      data-size={size}
      src={fileUrl(logo.url)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
