import { alertQueries, markAlert, markAllAlerts } from '@puente/client/alerts';
import { messageOf } from '@puente/client/api-error';
import type { Alert } from '@puente/contract/entities/alert';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

/** Marks alerts as read. The order stays until the next visit, so that nothing moves while the user reads. */
export function useReadAlerts() {
  const queryClient = useQueryClient();
  const show = (isChanged: (alert: Alert) => boolean) =>
    queryClient.setQueriesData<{ data: Alert[] }>(
      { queryKey: [...alertQueries.key, 'list'] },
      (known) =>
        known && {
          ...known,
          data: known.data.map((alert) => (isChanged(alert) ? { ...alert, isRead: true } : alert)),
        },
    );
  const countAgain = () => queryClient.invalidateQueries({ queryKey: alertQueries.unread().queryKey });
  // A failure needs no message: the alert stays unread until the next visit.
  const one = useMutation({
    mutationFn: (alert: Alert) => markAlert(alert.id),
    onSuccess: (_, { id }) => {
      show((alert) => alert.id === id);
      return countAgain();
    },
  });
  const all = useMutation({
    mutationFn: markAllAlerts,
    onSuccess: () => {
      show(() => true);
      return countAgain();
    },
    onError: (error) =>
      showToast({ tone: 'danger', message: `No hemos podido marcar tus avisos. ${messageOf(error)}` }),
  });
  return {
    read: (alert: Alert) => {
      if (!alert.isRead) one.mutate(alert);
    },
    readAll: () => all.mutate(),
    isMarkingAll: all.isPending,
  };
}
