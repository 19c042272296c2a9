import type { Application, ApplicationDraft, Decision } from '@puente/contract/forms/application';
import type { Status } from '@puente/contract/constants/statuses';
import { fileUrl, request } from './http.ts';

export const applyToProject = (data: Application) => request('POST /api/applys', { body: { data } });

/** Keeps an unfinished application; what is left out stays as it was. */
export const keepApplyDraft = (data: ApplicationDraft) =>
  request('PUT /api/applys/draft', { body: { data } });

export const submitApplyDraft = (id: number) => request('POST /api/applys/:id/submit', { params: { id } });

export const removeApplyDraft = (id: number) => request('DELETE /api/applys/:id', { params: { id } });

export const withdrawApply = (id: number) => request('POST /api/applys/:id/withdraw', { params: { id } });

/** The organisation's answer with its reason, or its private mark alone. */
export const answerApply = (id: number, data: Decision) =>
  request('PUT /api/applys/:id', { params: { id }, body: { data } });

export const decideApply = (id: number, status: Status) =>
  request('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });

/** Address of the CV, for a link that opens it in a tab of its own. */
export const cvUrl = (path: string): string => fileUrl(path);
