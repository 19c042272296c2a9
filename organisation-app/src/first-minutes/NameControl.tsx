import { limits } from '@puente/contract/limits';
import { TextField } from '@puente/design-system/field';
import type { OwnControlProps } from '@puente/design-system/form-fields';
import { Stack } from '@puente/design-system/layout';
import { labels } from '../organization/labels.ts';
import { SameName } from './SameName.tsx';

/** The name, and below it organisations that have it already: above it they would push away what is being typed. */
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
