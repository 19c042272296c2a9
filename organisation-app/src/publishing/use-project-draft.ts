import { useEffect } from 'react';
import type { NewProject } from '@puente/contract/forms/project';
import type { OrganizationId } from '@puente/contract/ids';
import { useDraft, type KeptDraft, type UseFormReturn } from '@puente/platform/forms';

/** The draft of a project that is not published yet. */
export function useProjectDraft(
  form: UseFormReturn<NewProject>,
  own: readonly { id: OrganizationId }[],
): KeptDraft {
  const draft = useDraft('project-new', form);
  const { restored } = draft.notice;
  const [first] = own;

  // The user may have left an organisation since they began to write for it.
  useEffect(() => {
    if (restored !== null && first && !own.some(({ id }) => id === form.getValues('organization'))) {
      form.setValue('organization', first.id);
    }
  }, [restored, own, first, form]);

  return draft;
}
