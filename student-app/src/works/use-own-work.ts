import { useState } from 'react';
import { ApiError, messageOf, reportUnexpected } from '@puente/client/api-error';
import { publishWork, removeWork, showWork, unpublishWork, workQueries } from '@puente/client/works';
import type { Work } from '@puente/contract/entities/work';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { forgetOwnWork, noteOwnWork } from './own-works.ts';

/** Actions of an author on a work. Each one updates the cache, and reports a failure in a toast. */
export function useOwnWork({ id }: Pick<Work, 'id'>) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** True when publishing failed because another tab has already published the fourth work. */
  const [limitReached, setLimitReached] = useState(false);

  const change = (call: () => Promise<{ data: Work }>, done: string): Promise<boolean> =>
    attempt(async () => changed(await call(), done));

  /** Writes the changed work to the cache. */
  async function changed({ data }: { data: Work }, done: string): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: workQueries.key, refetchType: 'none' });
    queryClient.setQueryData(workQueries.one(id).queryKey, data);
    await queryClient.invalidateQueries({ queryKey: [...workQueries.key, 'student'] });
    // Update the session last: otherwise the page of the fourth work would briefly say that the limit is reached.
    noteOwnWork(data);
    setLimitReached(false);
    showToast({ tone: 'success', message: done });
  }

  async function attempt(what: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await what();
      return true;
    } catch (error) {
      reportUnexpected(error);
      if (error instanceof ApiError && error.code === 'TfxLimit') setLimitReached(true);
      else showToast({ tone: 'danger', message: messageOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    limitReached,
    publish: () => change(() => publishWork(id), 'Publicado: ya está en el repositorio.'),
    unpublish: () => change(() => unpublishWork(id), 'Retirado: vuelve a ser un borrador que solo ves tú.'),
    hidden: (answer: { data: Work }) => changed(answer, 'Oculto: nadie más lo ve hasta que lo muestres.'),
    show: () => change(() => showWork(id), 'Se vuelve a ver en el repositorio.'),
    remove: () =>
      attempt(async () => {
        await removeWork(id);
        forgetOwnWork(id);
        await queryClient.invalidateQueries({ queryKey: [...workQueries.key, 'student'] });
        showToast({ tone: 'success', message: 'Borrador eliminado.' });
      }),
  };
}
