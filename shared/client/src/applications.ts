import type { ApplicationDraft, Decision, NewApplication } from '@puente/contract/forms/application';
import type { ApplicationId } from '@puente/contract/ids';
import { fileUrl, request } from './http.ts';

export const applyToProject = (data: NewApplication) => request('POST /api/applys', { body: { data } });

/** Saves an unfinished application. Missing fields keep their values. */
export const keepApplicationDraft = (data: ApplicationDraft) =>
  request('PUT /api/applys/draft', { body: { data } });

export const submitApplicationDraft = (id: ApplicationId) =>
  request('POST /api/applys/:id/submit', { params: { id } });

export const removeApplicationDraft = (id: ApplicationId) =>
  request('DELETE /api/applys/:id', { params: { id } });

/** @param reason read by the organisation; empty when the student gives none */
export const withdrawApplication = (id: ApplicationId, reason = '') =>
  request('POST /api/applys/:id/withdraw', { params: { id }, body: { data: { reason } } });

/** The organisation's answer with its reason, or its private mark alone. */
export const answerApplication = (id: ApplicationId, data: Decision) =>
  request('PUT /api/applys/:id', { params: { id }, body: { data } });

/** Address of the CV, for a link that opens it in a new tab. */
export const cvUrl = (path: string): string => fileUrl(path);
