import { statusCodes, statuses, type Status } from '@puente/contract/constants/statuses';
import { SelectField } from '@puente/design-system/field';
import styles from './OwnProjectFilters.module.css';

interface OwnProjectFiltersProps {
  own: readonly { id: number; name: string }[];
  organization: number;
  status: Status | undefined;
  onChange: (change: Record<string, string>) => void;
}

const statusOptions = statusCodes.map((code) => ({ value: code, label: statuses[code] }));

export function OwnProjectFilters({ own, organization, status, onChange }: OwnProjectFiltersProps) {
  return (
    <div className={styles.filters}>
      {own.length > 1 && (
        <SelectField
          label="Organización"
          name="organization"
          options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(organization)}
          onChange={(event) => onChange({ organization: event.currentTarget.value })}
        />
      )}
      <SelectField
        label="Estado"
        name="status"
        placeholder="Todos los estados"
        options={statusOptions}
        value={status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      />
    </div>
  );
}
