import { limits } from '@puente/contract/limits';
import { TextField } from '@puente/design-system/field';
import type { OwnControlProps } from '@puente/design-system/form-fields';
import { Stack } from '@puente/design-system/layout';
import { labels } from '../organization/labels.ts';
import { SameName } from './SameName.tsx';

/** Name field. Organisations with the same name are listed below it, so that the field does not move while the user types. */
export function NameControl({ value, error, onChange }: OwnControlProps) {
  const name = typeof value === 'string' ? value : '';
  return (
    <Stack gap={3}>
      <TextField
        label={labels.name}
        name="name"
        autoComplete="organization"
        maxLength={limits.projectTitle.max}
        required
        value={name}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <SameName name={name} />
    </Stack>
  );
}
