import { useId } from 'react';
import { ods } from '@puente/contract/constants/projects';
import { FilterChip } from '@puente/design-system/chip';
import { fieldId } from '@puente/design-system/field';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useController } from '@puente/platform/forms';
import { fieldLabels } from './project-fields.ts';
import type { SectionProps } from './section-props.ts';
import styles from './ProjectForm.module.css';

/** Sustainable Development Goals, by number and name. */
export function OdsField({ form }: SectionProps) {
  const id = useId();
  const { field } = useController({ control: form.control, name: 'ods' });
  const toggle = (goal: number) =>
    field.onChange(
      field.value.includes(goal)
        ? field.value.filter((other) => other !== goal)
        : [...field.value, goal].sort((a, b) => a - b),
    );

  return (
    // Named as a field, so that a refusal of the server leads here.
    <div
      role="group"
      id={fieldId('ods')}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      className={styles.group}
    >
      <p id={`${id}-name`} className={styles.groupName}>
        {fieldLabels.ods}{' '}
        <Text as="span" tone="muted">
          (opcional)
        </Text>
      </p>
      <Text size="sm" tone="muted" id={`${id}-hint`}>
        Marca aquellos a los que contribuye de verdad.
      </Text>
      <Cluster gap={2}>
        {ods.map((name, index) => (
          <FilterChip
            key={name}
            pressed={field.value.includes(index + 1)}
            onClick={() => toggle(index + 1)}
            onBlur={field.onBlur}
          >
            {index + 1}. {name}
          </FilterChip>
        ))}
      </Cluster>
    </div>
  );
}
