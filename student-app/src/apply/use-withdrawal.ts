import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { withdrawApplication } from '@puente/client/applications';
import * as applicationQueries from '@puente/client/application-queries';
import type { Application } from '@puente/contract/entities/application';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

/** Takes an application back. What it says stays the student's; the organisation no longer reads it. */
export function useWithdrawal({ id }: Application) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function withdraw(reason?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await withdrawApplication(id, reason);
      await queryClient.invalidateQueries({ queryKey: applicationQueries.key });
      showToast({ tone: 'success', message: 'Has retirado tu solicitud.' });
      return true;
    } catch (error) {
      setFailure(explained(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { withdraw, busy, failure };
}
