import { useState } from 'react';
import { universities } from '@puente/client/study-queries';
import type { UniversityId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { RemovableChip } from '@puente/design-system/chip';
import { SelectField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';

interface UniversityChoiceProps {
  value: readonly UniversityId[];
  onChange: (value: UniversityId[]) => void;
  error: string | undefined;
}

/** Field that adds universities to a list, from which each can be removed again. */
export function UniversityChoice({ value, onChange, error }: UniversityChoiceProps) {
  const { data: known = [] } = useQuery(universities());
  const [chosen, setChosen] = useState('');
  const left = known.filter(({ id }) => !value.includes(id));
  const nameOf = (id: UniversityId) => known.find((one) => one.id === id)?.name ?? `Universidad ${id}`;

  // With a button: the arrow keys of a closed list choose each entry that they pass.
  function add() {
    const university = left.find(({ id }) => String(id) === chosen);
    if (!university) return;
    onChange([...value, university.id]);
    setChosen('');
  }

  return (
    <Stack gap={3}>
      <SelectField
        label="Universidades"
        name="universities"
        optional
        hint="Sin añadir ninguna, es para todas."
        placeholder="Elige una universidad"
        options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        error={error}
      />
      <div>
        <Button variant="secondary" size="sm" icon="plus" aria-disabled={chosen === ''} onClick={add}>
          Añadir la universidad
        </Button>
      </div>
      {value.length > 0 && (
        <Cluster as="ul" gap={2} aria-label="Universidades elegidas">
          {value.map((id) => (
            <li key={id}>
              <RemovableChip onRemove={() => onChange(value.filter((other) => other !== id))}>
                {nameOf(id)}
              </RemovableChip>
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
