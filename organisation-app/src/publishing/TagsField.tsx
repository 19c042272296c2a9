import { useState } from 'react';
import { limits } from '@puente/contract/limits';
import { RemovableChip } from '@puente/design-system/chip';
import { TextField } from '@puente/design-system/field';
import { Cluster } from '@puente/design-system/layout';
import { VisuallyHidden } from '@puente/design-system/text';
import { useController } from '@puente/platform/forms';
import { fieldLabels } from './project-fields.ts';
import { addTags } from './tags.ts';
import type { SectionProps } from './section-props.ts';
import styles from './ProjectForm.module.css';

/** Words by which a project is found: Enter or a comma adds one, and so does leaving the field. */
export function TagsField({ form }: SectionProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'tags' });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function add(text: string) {
    const added = addTags(field.value, text);
    field.onChange(added.tags);
    setTyped(added.rest);
    setProblem(added.problem);
  }

  return (
    <div className={styles.group}>
      <TextField
        label={fieldLabels.tags}
        name="tags"
        hint={`Escribe una palabra y pulsa Intro o una coma. Hasta ${limits.tags.max}.`}
        optional
        autoComplete="off"
        value={typed}
        error={problem ?? fieldState.error?.message}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value.includes(',')) add(value);
          else setTyped(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => {
          add(typed);
          field.onBlur();
        }}
      />
      <VisuallyHidden role="status">
        {field.value.length > 0 && `Etiquetas: ${field.value.join(', ')}`}
      </VisuallyHidden>
      {field.value.length > 0 && (
        <Cluster as="ul" gap={2} aria-label="Etiquetas añadidas">
          {field.value.map((tag) => (
            <li key={tag}>
              <RemovableChip onRemove={() => field.onChange(field.value.filter((other) => other !== tag))}>
                {tag}
              </RemovableChip>
            </li>
          ))}
        </Cluster>
      )}
    </div>
  );
}
