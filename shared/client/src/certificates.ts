import type {
  CertificateIssue,
  CertificateShown,
  CertificateVoiding,
  SeenCompetences,
} from '@puente/contract/forms/certificate';
import type { CollaborationId } from '@puente/contract/ids';
import { collaborationQueries } from './collaborations.ts';
import { fileUrl, request } from './http.ts';
import { queryOptions } from './query-options.ts';

export const certificateQueries = {
  /** Certificates of a collaboration. Always stale: the other side may void one, or confirm hours, at any time. */
  of: (id: CollaborationId) =>
    queryOptions({
      queryKey: [...collaborationQueries.key, id, 'certificates'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/collaborations/:id/certificates', { params: { id } }, { signal })).data,
      staleTime: 0,
    }),
  /** Facts that a certificate shows to everybody with its code. */
  byCode: (code: string) =>
    queryOptions({
      queryKey: ['certificate', code],
      queryFn: async ({ signal }) =>
        (await request('GET /api/certificates', { query: { code } }, { signal })).data,
    }),
};

/** @throws {ApiError} CollaborationMoved when another certificate is valid */
export const issueCertificate = async (id: CollaborationId, data: CertificateIssue) =>
  (await request('POST /api/collaborations/:id/certificates', { params: { id }, body: { data } })).data;

export const showOnCertificate = async (id: CollaborationId, data: CertificateShown) =>
  (await request('POST /api/collaborations/:id/certificates/shown', { params: { id }, body: { data } })).data;

/** @throws {ApiError} CollaborationMoved when it is no longer valid */
export const voidCertificate = async (id: CollaborationId, data: CertificateVoiding) =>
  (await request('POST /api/collaborations/:id/certificates/voidings', { params: { id }, body: { data } }))
    .data;

export const markCompetences = async (id: CollaborationId, data: SeenCompetences) =>
  (await request('POST /api/collaborations/:id/certificates/competences', { params: { id }, body: { data } }))
    .data;

/** Address of the student's valid certificate as a PDF ('GET /api/collaborations/:id/certificates/file'). */
export const certificateFileUrl = (id: CollaborationId): string =>
  fileUrl(`/api/collaborations/${id}/certificates/file`);

/** Address of the student's valid certificate as an Open Badge ('GET /api/collaborations/:id/certificates/badge'). */
export const certificateBadgeUrl = (id: CollaborationId): string =>
  fileUrl(`/api/collaborations/${id}/certificates/badge`);
