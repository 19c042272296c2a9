import { useRef } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { decideApplication } from '@puente/client/applications';
import * as applicationQueries from '@puente/client/application-queries';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Status } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import type { Page } from '@puente/contract/query';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface Decision {
  decide: (to: Status) => void;
  /** The move that is on its way. */
  pending: Status | null;
}

/**
 * Answers an application. The list shows the new status when the server has it, not before: an answer
 * that the user reads as given must have been given. A failure can be tried again; a move that is no longer
 * possible is explained.
 */
export function useDecision(application: Application, onDecided: (to: Status) => void): Decision {
  const queryClient = useQueryClient();
  // State would be too late: several presses in one moment come before the next drawing.
  const deciding = useRef(false);

  const decision = useMutation({
    mutationFn: (to: Status) => decideApplication(application.id, to),
    onSuccess: ({ data }, to) => {
      queryClient.setQueriesData<Page<Application>>(
        { queryKey: [...applicationQueries.key, 'project'] },
        (list) =>
          list && {
            ...list,
            data: list.data.map((other) => (other.id === data.id ? { ...other, ...data } : other)),
          },
      );
      onDecided(to);
      refresh();
    },
    onSettled: () => {
      deciding.current = false;
    },
    onError: (error, to) => {
      if (error instanceof ApiError && (error.code === 'StatusNotAllowed' || error.code === 'NotFound')) {
        showToast({ tone: 'danger', message: `${error.message} Hemos actualizado la lista.` });
        refresh();
        return;
      }
      showToast({
        tone: 'danger',
        message: `No hemos podido guardar tu respuesta. ${messageOf(error)}`,
        action: { label: 'Reintentar', onPress: () => decide(to) },
      });
    },
  });

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: applicationQueries.key });
    void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
  }

  function decide(to: Status) {
    if (deciding.current) return;
    deciding.current = true;
    decision.mutate(to);
  }

  return {
    decide,
    pending: decision.isPending ? decision.variables : null,
  };
}
