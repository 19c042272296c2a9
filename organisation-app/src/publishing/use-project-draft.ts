import { useEffect, useState } from 'react';
import { useDraft, type UseFormReturn } from '@puente/platform/forms';
import { emptyProject, type ProjectToSend, type ProjectValues } from './project-fields.ts';

type ProjectFormState = UseFormReturn<ProjectValues, unknown, ProjectToSend>;

/** The draft of a project that is not published yet, one for each person. */
export function useProjectDraft(form: ProjectFormState, person: number, own: readonly { id: number }[]) {
  const draft = useDraft(`project:new:${person}`, form as unknown as UseFormReturn<ProjectValues>);
  const [discarded, setDiscarded] = useState(false);
  const [first] = own;

  // Somebody may have left an organisation since they began to write for it.
  useEffect(() => {
    if (draft.restored && first && !own.some(({ id }) => id === form.getValues('organization'))) {
      form.setValue('organization', first.id);
    }
  }, [draft.restored, own, first, form]);

  return {
    restored: draft.restored && !discarded,
    forget: draft.forget,
    startAgain: () => {
      if (first) form.reset(emptyProject(first.id));
      draft.forget();
      setDiscarded(true);
      document.querySelector<HTMLElement>('#main h1, h1')?.focus();
    },
  };
}
