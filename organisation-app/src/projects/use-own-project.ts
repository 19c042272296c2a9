import { useRef, useState } from 'react';
import { messageOf, reportUnexpected } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectTemplateQueries } from '@puente/client/project-templates';
import { deleteProject, duplicateProject, projectQueries } from '@puente/client/projects';
import type { OwnProject } from '@puente/contract/entities/project';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

/** One-click actions on a project of the organisation. Refetches the affected data afterwards. */
export function useOwnProject({ id }: Pick<OwnProject, 'id'>) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  // A ref, not state: several clicks can arrive before the next render.
  const underWay = useRef(false);

  async function refresh(): Promise<void> {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: organizationQueries.key }),
      queryClient.invalidateQueries({ queryKey: projectQueries.key }),
    ]);
  }

  /** Runs an action. Returns the error message, null on success, or undefined when an action is already running. */
  async function attempt(call: () => Promise<unknown>, done: string): Promise<string | null | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    try {
      await call();
      await refresh();
      showToast({ tone: 'success', message: done });
      return null;
    } catch (error) {
      reportUnexpected(error);
      return messageOf(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    refresh,
    duplicate: async () => {
      const failure = await attempt(
        () => duplicateProject(id),
        'Copia guardada como borrador, con los mismos textos y sin fecha límite.',
      );
      if (failure) showToast({ tone: 'danger', message: `No hemos podido duplicarlo. ${failure}` });
    },
    keptAsTemplate: () => {
      showToast({ tone: 'success', message: 'Plantilla guardada. La tienes al publicar un proyecto.' });
      return queryClient.invalidateQueries({ queryKey: projectTemplateQueries.key });
    },
    remove: () => attempt(() => deleteProject(id), 'Borrador eliminado.'),
  };
}
