import { and, count, eq, isNull, min, ne, not, or, sql } from 'drizzle-orm';
import { brand } from '@puente/contract/brand';
import type { StudentId } from '@puente/contract/ids';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import {
  alertChoices,
  chatMessages,
  conversations,
  notices,
  students,
  teachers,
  users,
} from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { html } from '../mail/html.ts';
import type { Post } from '../mail/post.ts';
import { unsubscribeHeaders } from '../mail/unsubscribing.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { stopNote } from '../messages/mails.ts';
import { notify } from '../messages/notify.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import { authorsOf, tutorsOf } from './authors.ts';
import { type ConversationRow, isOfTeam, readConversation } from './columns.ts';
import { participantNote, unreadMail, unreadSubject } from './mails.ts';

/** Minutes after which a reader of an unread message counts as away. */
const awayMinutes = 15;
const atOnce = 200;

/**
 * Notifies absent readers of unread messages, once until they have read them. Students, also as authors, are notified
 * in the communication centre and by mail, according to their preferences; others by mail. The team has its list.
 */
export const unreadMessages = recurring('*/5 * * * *', async (context) => {
  let mails = 0;
  for (;;) {
    const found = await waiting(context);
    for (const one of found) mails += await context.db.transaction((tx) => tell(tx, one, context));
    if (found.length < atOnce) return { conversations: found.length, mails };
  }
});

type Waiting = Awaited<ReturnType<typeof waiting>>[number];

const fromUser = sql<boolean>`${chatMessages.from} = 'user'`;
const noticeKind = sql`case when ${fromUser} then 'chat_organization' else 'chat_user' end`;

/** Conversations with messages that one side has not read, and was not notified of. */
const waiting = ({ db, now }: JobContext) =>
  db
    .select({
      id: conversations.id,
      fromUser,
      since: min(chatMessages.createdAt),
      count: count(),
    })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .leftJoin(notices, and(sql`${notices.kind} = ${noticeKind}`, eq(notices.subjectId, conversations.id)))
    .where(
      and(
        isNull(chatMessages.readAt),
        ne(chatMessages.from, 'assistant'),
        or(not(isOfTeam), ne(chatMessages.from, 'user')),
      ),
    )
    .groupBy(conversations.id, fromUser, notices.sentAt)
    .having(
      and(
        sql`min(${chatMessages.createdAt}) < ${new Date(now.getTime() - awayMinutes * 60_000).toISOString()}::timestamptz`,
        sql`coalesce(${notices.sentAt} < min(${chatMessages.createdAt}), true)`,
      ),
    )
    .limit(atOnce);

/** Returns the number of mails. They and the notice are saved in one transaction. */
async function tell(tx: Database, found: Waiting, context: JobContext): Promise<number> {
  const conversation = await readConversation(tx, found.id);
  if (!conversation) return 0;
  const notice = {
    kind: found.fromUser ? ('chat_organization' as const) : ('chat_user' as const),
    subjectId: found.id,
    sentAt: context.now,
  };
  await tx
    .insert(notices)
    .values(notice)
    .onConflictDoUpdate({ target: [notices.kind, notices.subjectId], set: { sentAt: context.now } });
  const news = {
    from: found.fromUser ? conversation.user.name : await otherName(tx, conversation),
    about: conversation.project?.title ?? conversation.subject,
    count: found.count,
    url: `${context.publicUrl}/chat?conversation=${found.id}`,
  };
  return found.fromUser
    ? tellOtherSide(tx, conversation, news, context)
    : tellUser(tx, conversation, news, context);
}

/** Notifies an organisation's people, or the author or tutor of a work. */
async function tellOtherSide(
  tx: Database,
  conversation: ConversationRow,
  news: News,
  context: JobContext,
): Promise<number> {
  const { authorId, tutorId } = conversation;
  if (tutorId !== null) {
    const [tutor] = await tx
      .select({ userId: teachers.userId })
      .from(teachers)
      .where(eq(teachers.id, tutorId));
    return tutor ? tellUser(tx, tutor, news, context) : 0;
  }
  return authorId === null
    ? tellOrganization(tx, conversation, news, context)
    : tellStudent(tx, authorId, news, context);
}

type News = Parameters<typeof unreadMail>[1];

async function tellOrganization(
  tx: Database,
  { id, organizationId }: ConversationRow,
  news: News,
  context: JobContext,
): Promise<number> {
  if (organizationId === null) return 0;
  return tellPeople(tx, context, {
    organizationId,
    event: 'chat',
    about: news.about,
    path: `/chat?conversation=${id}`,
    mailFor: (name, foot) => unreadMail(name, news, foot),
  });
}

async function tellUser(
  tx: Database,
  { userId }: Pick<ConversationRow, 'userId'>,
  news: News,
  post: Post,
): Promise<number> {
  const [student] = await tx.select({ id: students.id }).from(students).where(eq(students.userId, userId));
  if (student) return tellStudent(tx, student.id, news, post);
  const [user] = await tx
    .select({ name: users.name, email: users.email, mail: alertChoices.mail })
    .from(users)
    .leftJoin(alertChoices, and(eq(alertChoices.userId, users.id), eq(alertChoices.kind, 'chat_messages')))
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  if (!user || user.mail === 'never') return 0;
  const { mailer, publicUrl, unsubscribing } = post;
  const token = unsubscribing.tokenOfMessages({ user: userId, mail: 'chat' });
  const letter = unreadMail(user.name, news, [participantNote, stopNote(publicUrl, token)]);
  await mailer.send(user.email, { ...letter, headers: unsubscribeHeaders(publicUrl, 'messages', token) }, tx);
  return 1;
}

async function tellStudent(tx: Database, studentId: StudentId, news: News, post: Post): Promise<number> {
  const told = await notify(tx, {
    studentIds: [studentId],
    kind: 'chat_messages',
    subject: unreadSubject(news.from, news.count),
    message: html`<p><strong>${news.from}</strong> te ha escrito sobre «${news.about}».</p>
      <p><a href="${news.url}">Leer y responder</a></p>`,
  });
  await mailAtOnce(tx, post, told, {
    stops: 'chat_messages',
    mailFor: (name, foot) => unreadMail(name, news, foot),
  });
  return told.length;
}

async function otherName(
  tx: Database,
  { organizationId, authorId, tutorId }: ConversationRow,
): Promise<string> {
  if (tutorId !== null) return (await tutorsOf(tx, [tutorId])).get(tutorId)?.name ?? brand.name;
  if (authorId !== null) return (await authorsOf(tx, [authorId])).get(authorId)?.name ?? brand.name;
  if (organizationId === null) return `El equipo de ${brand.name}`;
  return (await organizationSummaries(tx, [organizationId])).get(organizationId)?.name ?? brand.name;
}
