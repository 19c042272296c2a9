import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { TextArea } from '@puente/design-system/field';
import type { UseFormReturn } from '@puente/platform/forms';

interface ReasonFieldProps {
  form: UseFormReturn<{ reason: string }>;
  label: string;
  hint: string;
  rows: number;
}

/** Field for a reason that a step of a collaboration must have. */
export const ReasonField = ({ form, label, hint, rows }: ReasonFieldProps) => (
  <TextArea
    label={label}
    hint={hint}
    rows={rows}
    required
    maxLength={limits.collaboration.reason}
    error={form.formState.errors.reason?.message}
    {...form.register('reason', { validate: (value) => value.trim() !== '' || messages.required })}
  />
);
