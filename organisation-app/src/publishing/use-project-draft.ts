import { useEffect, useState } from 'react';
import type { NewProject } from '@puente/contract/forms/project';
import { useDraft, type UseFormReturn } from '@puente/platform/forms';
import { emptyProject } from './project-fields.ts';

/** The draft of a project that is not published yet, one for each person. */
export function useProjectDraft(
  form: UseFormReturn<NewProject>,
  person: number,
  own: readonly { id: number }[],
) {
  const draft = useDraft(`project:new:${person}`, form);
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
