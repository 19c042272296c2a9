import { useState } from 'react';
import type { Project } from '@puente/contract/entities/project';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { textOf } from '@puente/contract/forms/answer-lists';
import { answersOf } from '@puente/contract/forms/project-answers';
import type { ProjectChoices } from '@puente/contract/forms/project-steps';
import { useStepsDraft, type StepsDraft } from '@puente/platform/forms';

/** Beside the answers, and kept with them: the version of the project that they were filled from. */
const version = 'version';

interface Refill {
  values: FieldValues;
  page: number;
}

export interface ProjectAnswers {
  /** The project as it was when the form was filled from it. */
  base: Project;
  /** The version that these answers grew from: an older one when they were kept on another day. */
  version: string;
  draft: StepsDraft;
  initial: FieldValues;
  /** For the form's `draft`. */
  source: Refill | undefined;
  /** What the form holds now, and at which page it is. */
  now: Refill;
  onChange: (values: FieldValues, page: number) => void;
  /** Other answers, which grew from another version of the project. */
  refill: (from: Project, values: FieldValues) => void;
}

/** The answers of the form of one project, wherever they came from last: the project, a draft, or a merge. */
export function useProjectAnswers(project: Project, choices: ProjectChoices): ProjectAnswers {
  const [base, setBase] = useState(project);
  const draft = useStepsDraft(`project-${project.id}`);
  const [merged, setMerged] = useState<Refill & { over: StepsDraft['draft'] }>();
  const [typed, setTyped] = useState<Refill & { of: Refill | undefined }>();

  const initial = { ...answersOf(base, choices), [version]: base.updatedAt };
  // A draft that came later, or that was discarded, takes the place of a merge.
  const source = merged && merged.over === draft.draft ? merged : draft.draft;
  const now =
    typed && typed.of === source
      ? typed
      : { values: { ...initial, ...source?.values }, page: source?.page ?? 1 };

  return {
    base,
    version: textOf(now.values[version]),
    draft,
    initial,
    source,
    now,
    onChange: (values, page) => {
      setTyped({ values, page, of: source });
      draft.onChange(values, page);
    },
    refill: (from, values) => {
      const filled = { values: { ...values, [version]: from.updatedAt }, page: now.page };
      setBase(from);
      setMerged({ ...filled, over: draft.draft });
      draft.onChange(filled.values, filled.page);
    },
  };
}
