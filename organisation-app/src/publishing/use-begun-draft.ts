import { useState } from 'react';
import { messageOf, reportUnexpected } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import type { ProjectId } from '@puente/contract/ids';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

/**
 * Creates a draft from an existing record of the organisation and opens it.
 * @param begin creates the draft and returns it
 * @param done confirmation message
 */
export function useBegunDraft<Id extends number>(
  begin: (id: Id) => Promise<{ data: { id: ProjectId } }>,
  done: string,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Id | null>(null);

  async function start(id: Id): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    try {
      const { data } = await begin(id);
      void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
      showToast({ tone: 'success', message: done });
      await navigate(href('projectEdit', { id: data.id }));
    } catch (error) {
      reportUnexpected(error);
      showToast({ tone: 'danger', message: messageOf(error) });
      setBusy(null);
    }
  }

  return { busy, start };
}
