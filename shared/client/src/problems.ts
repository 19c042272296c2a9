import type { MessageProblem, RecordProblem } from '@puente/contract/forms/record-problem';
import type { ConversationId, OpportunityId, OrganizationId, ProjectId, WorkId } from '@puente/contract/ids';
import { request } from './http.ts';

/** Record about which a reader reports a problem. */
export type ReportedRecord =
  | { kind: 'project'; id: ProjectId }
  | { kind: 'work'; id: WorkId }
  | { kind: 'opportunity'; id: OpportunityId }
  | { kind: 'organization'; id: OrganizationId };

/** Reports a problem with a record to the team. */
export function reportProblem(record: ReportedRecord, data: RecordProblem): Promise<undefined> {
  switch (record.kind) {
    case 'project':
      return request('POST /api/projects/:id/problems', { params: { id: record.id }, body: { data } });
    case 'work':
      return request('POST /api/tfxes/:id/problems', { params: { id: record.id }, body: { data } });
    case 'opportunity':
      return request('POST /api/opportunities/:id/problems', { params: { id: record.id }, body: { data } });
    case 'organization':
      return request('POST /api/organizations/:id/problems', { params: { id: record.id }, body: { data } });
  }
}

/** Reports a message of a conversation to the team. @throws {ApiError} NotReportable */
export const reportChatMessage = (conversation: ConversationId, data: MessageProblem): Promise<undefined> =>
  request('POST /api/conversations/:id/problems', { params: { id: conversation }, body: { data } });
