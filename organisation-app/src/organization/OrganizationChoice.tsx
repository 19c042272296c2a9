import type { OrganizationId } from '@puente/contract/ids';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { SelectField } from '@puente/design-system/field';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import styles from './OrganizationChoice.module.css';

/** Which of the user's organisations a page is about, in the address; nothing for a user with one. */
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
        // Another organisation has other records: what was looked for here says nothing there.
        onChange={(event) => setAddress({ organization: event.currentTarget.value })}
      />
    </div>
  );
}
