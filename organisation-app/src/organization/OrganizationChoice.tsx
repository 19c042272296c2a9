import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { SelectField } from '@puente/design-system/field';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import styles from './OrganizationChoice.module.css';

/** Switches the organisation in the address. Renders nothing for a user with only one organisation. */
export function OrganizationChoice({ shown }: { shown: OrganizationId }) {
  const own = organizationsOf(useUser());
  const [, setAddress] = useSearchParams();
  if (own.length < 2) return null;
  return (
    <div className={styles.choice} data-print="hide">
      <SelectField
        label="Organización"
        name="organization"
        options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(shown)}
        // Drop the search parameters: they belong to the other organisation's records.
        onChange={(event) => setAddress({ organization: event.currentTarget.value })}
      />
    </div>
  );
}
