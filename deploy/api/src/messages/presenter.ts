import type { NotificationKind } from '@puente/contract/constants/notification-kinds';
import type { NotificationMessage } from '@puente/contract/entities/notification';
import type { MessageRow } from './policy.ts';

export const presentMessage = (
  row: MessageRow,
  populate: readonly 'student'[] = [],
): NotificationMessage => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isRead: row.isRead,
  // Only notify() writes messages, and it knows no other kinds.
  kind: row.kind as NotificationKind,
  notification_subject: row.subject,
  notification_message: row.message,
  ...(populate.includes('student') && { student: { id: row.studentId } }),
});
