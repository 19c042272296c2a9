import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type {
  ContactAnswerTimes,
  ContactMessage,
  ContactThread,
} from '@puente/contract/entities/contact-message';
import type { ContactMessageId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { contactEntries, contactMessages, users } from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import type { ContactMessageRow } from './policy.ts';

const { overdueDays, figureDays } = limits.contactMessage;

/** Text in which staff search. */
const said = sql`fold_text(${contactMessages.reference} || ' ' || ${contactMessages.name} || ' ' || ${contactMessages.email}
  || ' ' || ${contactMessages.subject} || ' ' || ${contactMessages.message})`;

const hasEachWord = (text: string | undefined): SQL | undefined =>
  and(...(text?.split(/\s+/) ?? []).map((word) => sql`${said} like word_pattern(${word})`));

/** The team has to do something. */
const isPending = inArray(contactMessages.state, ['new', 'taken']);
const isOverdue = sql`(${isPending} and ${contactMessages.waitsSince} < now() - ${sql.raw(`interval '${overdueDays} days'`)})`;

const nameOf = sql<string | null>`nullif(trim(${users.name} || ' ' || ${users.surname}), '')`;

const columns = { row: getTableColumns(contactMessages), assigneeName: nameOf };

interface Listed {
  row: ContactMessageRow;
  assigneeName: string | null;
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
  },
  sorts: {
    'waitsSince:asc': [asc(contactMessages.waitsSince), asc(contactMessages.id)],
    'waitsSince:desc': [desc(contactMessages.waitsSince), desc(contactMessages.id)],
    'createdAt:asc': [asc(contactMessages.createdAt), asc(contactMessages.id)],
    'createdAt:desc': [desc(contactMessages.createdAt), desc(contactMessages.id)],
  },
  sort: 'waitsSince:asc',
});

export const browseContactMessages = (db: Database, query: Parameters<typeof browse>[1]) =>
  browse(db, query, sql`true`, (rows) => Promise.resolve(rows.map(presentContactMessage)));

const presentContactMessage = ({ row, assigneeName }: Listed): ContactMessage => ({
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
  const { message, reason, recordId, userId } = listed.row;
  return {
    ...presentContactMessage(listed),
    message,
    reason,
    recordId,
    userId,
    entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
  };
}

export async function readAnswerTimes(db: Database): Promise<ContactAnswerTimes> {
  const minutes = sql`extract(epoch from ${contactMessages.firstAnsweredAt} - ${contactMessages.createdAt}) / 60`;
  const isRecent = sql`${contactMessages.firstAnsweredAt} > now() - ${sql.raw(`interval '${figureDays} days'`)}`;
  const [times] = await db
    .select({
      answered: sql<number>`(count(*) filter (where ${isRecent}))::int`,
      medianMinutes: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${minutes}) filter (where ${isRecent}))::int`,
      pending: sql<number>`(count(*) filter (where ${isPending}))::int`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
    })
    .from(contactMessages);
  return times ?? { answered: 0, medianMinutes: null, pending: 0, overdue: 0 };
}
