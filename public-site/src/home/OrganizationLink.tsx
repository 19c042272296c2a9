import { fileUrl } from '@puente/client/http';
import type { Organization } from '@puente/contract/entities/organization';
import { Link } from '@puente/design-system/link';
import { Monogram } from '@puente/design-system/monogram';
import { href } from '@puente/platform/links';
import styles from './OrganizationLink.module.css';

/** Link to an organisation: logo or initials, name and place. */
export function OrganizationLink({
  organization: { id, name, location, logo },
}: {
  organization: Organization;
}) {
  return (
    <Link href={href('organization', { id })} variant="quiet" className={styles.organization}>
      {logo?.url ? (
        <img className={styles.logo} src={fileUrl(logo.url)} alt="" loading="lazy" decoding="async" />
      ) : (
        <Monogram name={name} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {location !== null && <span className={styles.place}>{location}</span>}
      </span>
    </Link>
  );
}
