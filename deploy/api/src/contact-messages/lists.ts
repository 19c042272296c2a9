import { and, asc, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { statusCodes, wasSent } from '@puente/contract/constants/statuses';
import type { ContactMessage, ContactThread } from '@puente/contract/entities/contact-message';
import type { ContactMessageId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { studentView } from '../applications/held.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  applications,
  chatMessages,
  contactEntries,
  contactMessages,
  projects,
  students,
  users,
} from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { countAnswers } from './handling.ts';
import type { ContactMessageRow } from './policy.ts';
import { readReportedEvaluation } from './reported-evaluations.ts';

const { overdueDays } = limits.contactMessage;

/** Text in which staff search. */
const said = sql`fold_text(${contactMessages.reference} || ' ' || ${contactMessages.name} || ' ' || ${contactMessages.email}
  || ' ' || ${contactMessages.subject} || ' ' || ${contactMessages.message})`;

const hasEachWord = (text: string | undefined): SQL | undefined =>
  and(...(text?.split(/\s+/) ?? []).map((word) => sql`${said} like word_pattern(${word})`));

/** The team has to do something. */
export const isPending = inArray(contactMessages.state, ['new', 'taken']);
export const isOverdue = sql`(${isPending} and ${contactMessages.waitsSince} < now() - ${sql.raw(`interval '${overdueDays} days'`)})`;

/** Those that wait for the team come first, before those that wait for the person. */
const waitFirst = sql`${isPending} desc`;

const nameOf = sql<string | null>`nullif(trim(${users.name} || ' ' || ${users.surname}), '')`;

/** Messages of a chat that the team has not read. */
const unread =
  sql<number>`(select count(*) from ${chatMessages} where ${chatMessages.conversationId} = ${contactMessages.conversationId}
  and ${chatMessages.from} = 'user' and ${chatMessages.readAt} is null)`.mapWith(Number);

const columns = { row: getTableColumns(contactMessages), assigneeName: nameOf, unread };

interface Listed {
  row: ContactMessageRow;
  assigneeName: string | null;
  unread: number;
}

const browse = listOf<'GET /api/contact-messages'>()({
  from: sql`${contactMessages} left join ${users} on ${users.id} = ${contactMessages.assigneeId}`,
  read: (db, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...columns, total })
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.assigneeId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    keyword: ({ $containsi }) => hasEachWord($containsi),
    state: matches(contactMessages.state),
    kind: matches(contactMessages.kind),
    assignee: matches(contactMessages.assigneeId),
    overdue: matches(isOverdue),
    unread: matches(sql`(${unread} > 0)`),
  },
  sorts: {
    'waitsSince:asc': [waitFirst, asc(contactMessages.waitsSince), asc(contactMessages.id)],
    'waitsSince:desc': [waitFirst, desc(contactMessages.waitsSince), desc(contactMessages.id)],
    'createdAt:asc': [asc(contactMessages.createdAt), asc(contactMessages.id)],
    'createdAt:desc': [desc(contactMessages.createdAt), desc(contactMessages.id)],
  },
  sort: 'waitsSince:asc',
});

export const browseContactMessages = (db: Database, query: Parameters<typeof browse>[1]) =>
  browse(db, query, sql`true`, (rows) => Promise.resolve(rows.map(presentContactMessage)));

const presentContactMessage = ({ row, assigneeName, unread: unreadCount }: Listed): ContactMessage => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  audience: row.audience,
  name: row.name,
  email: row.email,
  subject: row.subject,
  state: row.state,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: assigneeName ?? 'Equipo' },
  createdAt: row.createdAt.toISOString(),
  waitsSince: row.waitsSince.toISOString(),
  firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
  settledAt: row.settledAt?.toISOString() ?? null,
  outcome: row.outcome,
  chat: row.conversationId === null ? null : { conversation: row.conversationId, unread: unreadCount },
});

/** A message with its answers and notes. */
export async function readThread(db: Database, id: ContactMessageId): Promise<ContactThread> {
  const listed = requireRow(
    await db
      .select(columns)
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.assigneeId))
      .where(eq(contactMessages.id, id)),
  );
  const entries = await db
    .select({
      id: contactEntries.id,
      kind: contactEntries.kind,
      text: contactEntries.text,
      createdAt: contactEntries.createdAt,
      author: nameOf,
    })
    .from(contactEntries)
    .leftJoin(users, eq(users.id, contactEntries.authorId))
    .where(eq(contactEntries.contactMessageId, id))
    .orderBy(asc(contactEntries.id));
  const { message, reason, recordId, evaluationId, userId } = listed.row;
  const evaluation = evaluationId === null ? undefined : await readReportedEvaluation(db, evaluationId);
  return {
    ...presentContactMessage(listed),
    message,
    reason,
    recordId,
    userId,
    person: userId === null ? null : await readPerson(db, userId, id),
    ...(evaluation && { evaluation }),
    answers: await countAnswers(db, listed.row),
    entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
  };
}

const mostOfPerson = 5;

/** Facts about the account of a writer, besides one of their messages. */
async function readPerson(
  db: Database,
  userId: UserId,
  besides: ContactMessageId,
): Promise<ContactThread['person']> {
  const { id, kind, subject, state, createdAt } = contactMessages;
  const [sent, others] = await Promise.all([
    db
      .select({ id: projects.id, title: projects.title, status: studentView.status })
      .from(applications)
      .innerJoin(students, eq(students.id, applications.studentId))
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(and(eq(students.userId, userId), inArray(applications.status, statusCodes.filter(wasSent))))
      .orderBy(desc(applications.id))
      .limit(mostOfPerson),
    db
      .select({ id, kind, subject, state, createdAt })
      .from(contactMessages)
      .where(and(eq(contactMessages.userId, userId), ne(contactMessages.id, besides)))
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(mostOfPerson),
  ]);
  return {
    projects: sent,
    others: others.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() })),
  };
}
