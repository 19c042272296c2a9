import type { AgreementDraft } from '@puente/contract/forms/agreement';
import type { CollaborationId } from '@puente/contract/ids';
import { collaborationQueries } from './collaborations.ts';
import { fileUrl, request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** The agreement of a collaboration. Always stale: the others may act at any time. */
export const agreementOf = (id: CollaborationId) =>
  queryOptions({
    queryKey: [...collaborationQueries.key, id, 'agreement'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/collaborations/:id/agreement', { params: { id } }, { signal })).data,
    staleTime: 0,
  });

export const writeAgreement = async (id: CollaborationId, data: AgreementDraft) =>
  (await request('POST /api/collaborations/:id/agreement', { params: { id }, body: { data } })).data;

export const acceptAgreement = async (id: CollaborationId, hash: string) =>
  (
    await request('POST /api/collaborations/:id/agreement/acceptances', {
      params: { id },
      body: { data: { hash } },
    })
  ).data;

/** Address of the latest version as a PDF ('GET /api/collaborations/:id/agreement/file'). */
export const agreementFileUrl = (id: CollaborationId): string =>
  fileUrl(`/api/collaborations/${id}/agreement/file`);
