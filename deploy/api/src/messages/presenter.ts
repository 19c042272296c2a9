import type { Message } from '@puente/contract/entities/message';
import type { MessageRow } from './policy.ts';

export const presentMessage = (row: MessageRow, populate: readonly 'student'[] = []): Message => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isRead: row.isRead,
  // Only notify() writes messages, and it knows no other kinds.
  kind: row.kind as Message['kind'],
  notification_subject: row.subject,
  notification_message: row.message,
  ...(populate.includes('student') && { student: { id: row.studentId } }),
});
