import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { grownFrom, type KeptDraft, type Origin, useDraft } from '@puente/platform/forms';
import { type Conflict, type RecordOf, saveRecord, type Versioned, type Write } from './record-saving.ts';

/**
 * State of a single-page form about one record, with a draft. The form's default values are the record's. Others may save the same record
 * at the same time: their changes are never overwritten before the user has seen them.
 * @param name as for `useDraft`
 */
export function useRecordForm<Saved extends Versioned, Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  record: Saved,
  { answersOf, read }: RecordOf<Saved, Partial<Values>>,
): {
  draft: KeptDraft;
  conflict: Conflict | null;
  /**
   * Saves the changed fields, as typed: the server parses them by the rules of the form. Then deletes the draft, and fills the form with
   * the saved record.
   * @throws the error of the refused call
   */
  save: (write: Write<Saved, Values, Partial<Values>>) => Promise<Saved>;
} {
  const [base, setBase] = useState(record);
  /** Version of the record that the values are based on. Older than the record after an earlier draft has filled the form. */
  const origin = useRef<Origin>({ version: record.updatedAt });
  const [conflict, setConflict] = useState<Omit<Conflict, 'onChoose'> | null>(null);
  const draft = useDraft(name, form, {
    origin: {
      of: (values) => grownFrom(origin.current, answersOf(base), values),
      take: (kept) => (origin.current = kept ?? { version: base.updatedAt }),
    },
  });

  /** Lets the form grow from another version of the record. */
  function growFrom(from: Saved, values: Partial<Values>) {
    setBase(from);
    origin.current = { version: from.updatedAt };
    form.reset(answersOf(from) as Values);
    form.reset(values as Values, { keepDefaultValues: true });
  }

  return {
    draft,
    conflict: conflict && {
      ...conflict,
      onChoose: (field, whose) =>
        form.setValue(field as Parameters<typeof form.setValue>[0], conflict[whose][field] as never, {
          shouldDirty: true,
        }),
    },
    save: async (write) => {
      const values = form.getValues();
      const result = await saveRecord(
        { record: base, origin: origin.current, values },
        { answersOf, read },
        write,
      );
      if ('saved' in result) {
        growFrom(result.saved, answersOf(result.saved));
        draft.forget();
        setConflict(null);
        return result.saved;
      }
      growFrom(result.theirs, result.values);
      setConflict({
        id: (conflict?.id ?? 0) + 1,
        fields: result.both,
        theirs: answersOf(result.theirs),
        mine: values,
      });
      throw result.refused;
    },
  };
}
