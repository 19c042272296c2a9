import type {
  DeliveryAnswerGiven,
  DeliveryCommentGiven,
  DeliveryGiven,
} from '@puente/contract/forms/delivery';
import type { CollaborationId, DeliveryId } from '@puente/contract/ids';
import { collaborationQueries } from './collaborations.ts';
import { fileUrl, request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Deliveries of a collaboration, by milestone. Always stale: the other side may act at any time. */
export const deliveriesQuery = (id: CollaborationId) =>
  queryOptions({
    queryKey: [...collaborationQueries.key, id, 'deliveries'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/collaborations/:id/deliveries', { params: { id } }, { signal })).data,
    staleTime: 0,
  });

export const deliver = async (id: CollaborationId, data: DeliveryGiven) =>
  (await request('POST /api/collaborations/:id/deliveries', { params: { id }, body: { data } })).data;

export const answerDelivery = async (id: CollaborationId, data: DeliveryAnswerGiven) =>
  (await request('POST /api/collaborations/:id/deliveries/answers', { params: { id }, body: { data } })).data;

export const commentDelivery = async (id: CollaborationId, data: DeliveryCommentGiven) =>
  (await request('POST /api/collaborations/:id/deliveries/comments', { params: { id }, body: { data } }))
    .data;

/** Address of the file of a version ('GET /api/deliveries/:id/file'). */
export const deliveryFileUrl = (id: DeliveryId): string => fileUrl(`/api/deliveries/${id}/file`);
