import { useLayoutEffect, useRef, useState } from 'react';
import type { PlannedMilestone } from '@puente/contract/entities/plan';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { Button, IconButton } from '@puente/design-system/button';
import { DateField } from '@puente/design-system/date-field';
import { TextArea, TextField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { VisuallyHidden } from '@puente/design-system/text';

/** A milestone in the form. `key` is its React key. */
export interface MilestoneRow extends PlannedMilestone {
  key: number;
}

const isDay = (due: string): boolean => /^20\d{2}-\d{2}-\d{2}$/.test(due);

export const isFilled = ({ title, description, due }: MilestoneRow): boolean =>
  title.trim() !== '' && description.trim() !== '' && isDay(due);

interface MilestoneRowsProps {
  rows: readonly MilestoneRow[];
  onChange: (rows: MilestoneRow[]) => void;
  /** Shows what is missing in each row. */
  isChecked: boolean;
  /** Number of attempts to send. Each moves the focus to the first field that is not filled. */
  attempts: number;
}

/** Editable milestones: buttons add, remove and move them. */
export function MilestoneRows({ rows, onChange, isChecked, attempts }: MilestoneRowsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempts > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const [said, say] = useState('');
  const missing = (value: string) => (isChecked && value.trim() === '' ? messages.required : undefined);
  const change = (index: number, words: Partial<MilestoneRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...words } : row)));
  function move(index: number, to: number) {
    const row = rows[index];
    if (!row) return;
    onChange(rows.toSpliced(index, 1).toSpliced(to, 0, row));
    say(`Hito ${to + 1} de ${rows.length}`);
  }
  function remove(index: number) {
    onChange(rows.toSpliced(index, 1));
    say('Hito quitado');
    // The pressed button is gone.
    add.current?.focus();
  }
  return (
    <Stack gap={5} ref={list}>
      {rows.map((row, index) => {
        const name = `Hito ${index + 1}`;
        return (
          <Stack key={row.key} as="section" gap={3} aria-label={name}>
            <TextField
              label={`${name}: título`}
              name={`title-${row.key}`}
              required
              maxLength={limits.plan.title}
              value={row.title}
              onChange={({ target }) => change(index, { title: target.value })}
              error={missing(row.title)}
            />
            <TextArea
              label="Qué se entrega"
              name={`description-${row.key}`}
              rows={2}
              required
              maxLength={limits.plan.description}
              value={row.description}
              onChange={({ target }) => change(index, { description: target.value })}
              error={missing(row.description)}
            />
            <DateField
              label="Último día"
              name={`due-${row.key}`}
              required
              value={row.due}
              onChange={(due) => change(index, { due })}
              error={missing(row.due) ?? (isChecked && !isDay(row.due) ? messages.pattern : undefined)}
            />
            <Cluster gap={2}>
              <IconButton
                icon="chevron-up"
                label={`Subir el hito ${index + 1}`}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={`Bajar el hito ${index + 1}`}
                aria-disabled={index === rows.length - 1}
                onClick={() => index < rows.length - 1 && move(index, index + 1)}
              />
              {rows.length > 1 && (
                <IconButton
                  icon="trash"
                  label={`Quitar el hito ${index + 1}`}
                  onClick={() => remove(index)}
                />
              )}
            </Cluster>
          </Stack>
        );
      })}
      <div>
        <Button
          ref={add}
          variant="secondary"
          aria-disabled={rows.length >= limits.plan.milestones}
          onClick={() => {
            if (rows.length >= limits.plan.milestones) return;
            const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
            onChange([...rows, { key, milestone: null, title: '', description: '', due: '' }]);
          }}
        >
          Añadir un hito
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Stack>
  );
}
