import type { InvitedTeacher } from '@puente/contract/forms/teacher-invitation';
import type { CollaborationId, TeacherInvitationId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Invitations that wait for the teacher. Always stale: they may be withdrawn at any time. */
export const teacherInvitationQueries = {
  key: ['teacher-invitations'] as const,
  own: () =>
    queryOptions({
      queryKey: [...teacherInvitationQueries.key, 'own'],
      queryFn: async ({ signal }) => (await request('GET /api/teacher-invitations', {}, { signal })).data,
      staleTime: 0,
    }),
};

export const inviteTeacher = async (id: CollaborationId, data: InvitedTeacher) =>
  (await request('POST /api/collaborations/:id/teacher-invitation', { params: { id }, body: { data } })).data;

export const withdrawTeacherInvitation = async (id: CollaborationId) =>
  (await request('DELETE /api/collaborations/:id/teacher-invitation', { params: { id } })).data;

export const endGuidance = (id: CollaborationId) =>
  request('DELETE /api/collaborations/:id/teacher', { params: { id } });

/** @param accepted null undoes a decline */
export const answerTeacherInvitation = (id: TeacherInvitationId, accepted: boolean | null) =>
  request('POST /api/teacher-invitations/:id/answer', { params: { id }, body: { data: { accepted } } });
