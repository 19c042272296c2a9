import type { AgreementDraft } from '@puente/contract/forms/agreement';
import type { UniversityAgreementGiven } from '@puente/contract/forms/university-agreement';
import type { AgreementAcceptanceId, CollaborationId, FileId, UniversityId } from '@puente/contract/ids';
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

/** @param copy signed copy of a party who signed elsewhere; null to accept with the account */
export const acceptAgreement = async (id: CollaborationId, hash: string, copy: FileId | null = null) =>
  (
    await request('POST /api/collaborations/:id/agreement/acceptances', {
      params: { id },
      body: { data: { hash, copy } },
    })
  ).data;

export const writeUniversityAgreement = async (id: CollaborationId, data: UniversityAgreementGiven) =>
  (await request('POST /api/collaborations/:id/university-agreements', { params: { id }, body: { data } }))
    .data;

/** Address of the latest version as a PDF ('GET /api/collaborations/:id/agreement/file'). */
export const agreementFileUrl = (id: CollaborationId): string =>
  fileUrl(`/api/collaborations/${id}/agreement/file`);

/** Address of the signed copy of a party ('GET /api/collaborations/:id/agreement/copy'). */
export const signedCopyUrl = (id: CollaborationId, acceptance: AgreementAcceptanceId): string =>
  fileUrl(`/api/collaborations/${id}/agreement/copy?acceptance=${acceptance}`);

/** Address of the signed agreement of a university ('GET /api/collaborations/:id/university-agreements/copy'). */
export const universityCopyUrl = (id: CollaborationId, university: UniversityId): string =>
  fileUrl(`/api/collaborations/${id}/university-agreements/copy?university=${university}`);
