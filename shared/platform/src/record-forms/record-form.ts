import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { grownFrom, type KeptDraft, type Origin, useDraft } from '@puente/platform/forms';
import { type Conflict, type RecordOf, saveRecord, type Versioned, type Write } from './record-saving.ts';

/**
 * Keeps and saves a form of one page about one record, whose default values are the record's. Others may save the same record
 * meanwhile: nothing of theirs is written over before the user has seen it.
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
   * Saves what was changed, as it was typed: the server reads it by the rules of the form. Then the draft is forgotten, and
   * the form holds what was saved. @throws the refusal of the call
   */
  save: (write: Write<Saved, Values, Partial<Values>>) => Promise<Saved>;
} {
  const [base, setBase] = useState(record);
  /** Of an older version than the record when a draft of another day filled the form. */
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
