import { collaborationQueries } from '@puente/client/collaborations';
import { deliveriesQuery } from '@puente/client/deliveries';
import type { MilestoneDeliveries } from '@puente/contract/entities/delivery';
import type { CollaborationId } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';

/** Keeps the page up to date with the deliveries of a collaboration. */
export function useDeliveryUpdates(id: CollaborationId) {
  const queryClient = useQueryClient();
  const { queryKey } = deliveriesQuery(id);
  return {
    /** Shows the saved deliveries, and the new entry of the history. */
    save: async (known: MilestoneDeliveries[]): Promise<void> => {
      queryClient.setQueryData(queryKey, known);
      await queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey, exact: true });
    },
    /** Fetches the deliveries again after a refusal, which another person's step may have caused. */
    refetch: async <Answer>(sending: Promise<Answer>): Promise<Answer> => {
      try {
        return await sending;
      } catch (error) {
        await queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
  };
}
