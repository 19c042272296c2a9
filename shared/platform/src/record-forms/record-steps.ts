import { useState } from 'react';
import { textOf } from '@puente/contract/forms/answer-lists';
import { extensionName, type FieldValues } from '@puente/contract/forms/field-definition';
import {
  type DraftStore,
  grownFrom,
  type Origin,
  type StepsDraft,
  useStepsDraft,
} from '@puente/platform/forms';
import {
  beforeOf,
  type Conflict,
  type RecordOf,
  saveRecord,
  type Versioned,
  type Write,
} from './record-saving.ts';

interface Refill {
  values: FieldValues;
  page: number;
  origin?: Origin | undefined;
}

export interface RecordSteps<Saved extends Versioned> {
  /** The record as it was when the form was filled from it. */
  base: Saved;
  /** Version that these answers are based on; older than the record for an earlier draft. */
  version: string;
  /** Answers of the record then; null when a draft does not tell. */
  before: Partial<FieldValues> | null;
  draft: StepsDraft;
  initial: FieldValues;
  /** Property `draft` of the form. */
  source: Refill | undefined;
  /** Values of the form now, and its page. */
  now: Refill;
  onChange: (values: FieldValues, page: number) => void;
  /** Other answers, which grew from another version of the record. */
  refill: (from: Saved, values: FieldValues) => void;
  /** The fields that both changed, until the form is saved. */
  conflict: Conflict | null;
  /** Tells of fields that both changed, and lets the user choose. */
  clash: (fields: readonly string[], theirs: FieldValues, mine: FieldValues) => void;
  /**
   * Saves the changed fields, without overwriting changes made elsewhere.
   * @throws the error of the refused call
   */
  save: (given: FieldValues, write: Write<Saved, FieldValues>) => Promise<Saved>;
}

interface Options<Saved extends Versioned> extends RecordOf<Saved, FieldValues> {
  store?: DraftStore;
  /** Takes out the answers that no draft may hold. The draft then holds no earlier answers either. */
  keepable?: (values: FieldValues) => FieldValues;
}

/**
 * State of a form of several pages about one record. Its answers come from the record, a draft, or a merge with changes made elsewhere.
 * @param name as for `useStepsDraft`
 */
export function useRecordSteps<Saved extends Versioned>(
  name: string,
  record: Saved,
  { answersOf, read, store, keepable }: Options<Saved>,
): RecordSteps<Saved> {
  const [base, setBase] = useState(record);
  const draft = useStepsDraft(name, store);
  const [merged, setMerged] = useState<Refill & { over: StepsDraft['draft'] }>();
  const [typed, setTyped] = useState<Refill & { of: Refill | undefined }>();
  const [saved, setSaved] = useState<{ origin: Origin; of: Refill | undefined }>();
  const [conflict, setConflict] = useState<Omit<Conflict, 'onChoose'> | null>(null);

  const initial = answersOf(base);
  // A draft that came later, or that was discarded, takes the place of a merge.
  const source = merged && merged.over === draft.draft ? merged : draft.draft;
  const now =
    typed && typed.of === source
      ? typed
      : { values: { ...initial, ...source?.values }, page: source?.page ?? 1 };
  // After saving, a form that remains is based on the saved record.
  const origin = (saved && saved.of === source ? saved.origin : source?.origin) ?? {
    version: textOf(source?.values['version']) || base.updatedAt,
  };

  function keep(values: FieldValues, page: number, from: Origin, known: FieldValues) {
    const grown = grownFrom(from, known, values);
    // Answers equal to the record's are no draft.
    const isChanged = Object.keys(grown.before ?? {}).length > 0;
    const kept = keepable ? keepable(values) : values;
    draft.onChange(isChanged ? kept : {}, page, keepable ? { version: grown.version } : grown);
  }

  const refill = (from: Saved, values: FieldValues) => {
    const filled = { values, page: now.page, origin: { version: from.updatedAt } };
    setBase(from);
    setMerged({ ...filled, over: draft.draft });
    keep(values, filled.page, filled.origin, answersOf(from));
  };

  const clash = (fields: readonly string[], theirs: FieldValues, mine: FieldValues) =>
    setConflict({ id: (conflict?.id ?? 0) + 1, fields, theirs, mine });

  function choose(field: string, whose: 'theirs' | 'mine') {
    if (!conflict) return;
    const answers = conflict[whose];
    refill(base, {
      ...now.values,
      ...Object.fromEntries(
        [field, extensionName(field)].flatMap((one) => (one in answers ? [[one, answers[one]]] : [])),
      ),
    } as FieldValues);
  }

  return {
    base,
    version: origin.version,
    before: beforeOf({ record: base, origin, values: now.values }, answersOf),
    draft,
    initial,
    source,
    now,
    onChange: (values, page) => {
      setTyped({ values, page, of: source });
      keep(values, page, origin, initial);
    },
    refill,
    conflict: conflict && { ...conflict, onChoose: choose },
    clash,
    save: async (given, write) => {
      const result = await saveRecord({ record: base, origin, values: given }, { answersOf, read }, write);
      if ('saved' in result) {
        // An answer to a change has only the relations that were changed.
        setBase({ ...base, ...result.saved });
        setSaved({ origin: { version: result.saved.updatedAt }, of: source });
        setConflict(null);
        return result.saved;
      }
      refill(result.theirs, result.values);
      clash(result.both, answersOf(result.theirs), given);
      throw result.refused;
    },
  };
}
