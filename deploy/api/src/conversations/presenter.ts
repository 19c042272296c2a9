import { desc, inArray } from 'drizzle-orm';
import { brand } from '@puente/contract/brand';
import { closedForUser, hiddenMessageText } from '@puente/contract/constants/chats';
import type { ChatMessage, Conversation } from '@puente/contract/entities/conversation';
import { errors } from '@puente/contract/errors';
import { reasonOfTakedown } from '@puente/contract/takedown-statement';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { chatMessages } from '../db/schema.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import { type Author, authorsOf, tutorsOf } from './authors.ts';
import { type ConversationRow, kindOf, type Subject } from './columns.ts';
import { type Side, sideOf } from './policy.ts';

type MessageRow = typeof chatMessages.$inferSelect;
type Last = Pick<MessageRow, 'id' | 'conversationId' | 'createdAt' | 'from' | 'text' | 'hiddenAt'>;

/** Conversations for `reader`, with the other side and the last message of each. */
export async function presentConversations(
  db: Database,
  reader: Actor,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const [summaries, authors, tutors, last] = await Promise.all([
    organizationSummaries(
      db,
      rows.flatMap(({ organizationId }) => organizationId ?? []),
    ),
    authorsOf(
      db,
      rows.flatMap(({ authorId }) => authorId ?? []),
    ),
    tutorsOf(
      db,
      rows.flatMap(({ tutorId }) => tutorId ?? []),
    ),
    lastMessages(db, rows),
  ]);
  return rows.map((row) => {
    const side = sideOf(reader, row);
    const organization = row.organizationId === null ? undefined : summaries.get(row.organizationId);
    return {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      kind: kindOf(row),
      subject: row.project?.title ?? row.subject,
      status: row.status,
      closedBecause: row.status === 'open' ? null : reasonFor(side, row),
      lastMessageAt: row.lastMessageAt.toISOString(),
      lastMessage: presentLast(side, last.get(row.id)),
      waitsForTeam: row.waitsForTeam,
      unread: side === 'user' ? row.unreadByUser : row.unreadByOthers,
      other: otherSide(side, row, {
        organization,
        ofWork: row.withTutor ? tutors.get(row.tutorId ?? 0) : authors.get(row.authorId ?? 0),
      }),
      application: applicationOf(row),
      work: row.workId === null ? null : { id: row.workId },
      opportunity: row.opportunityId === null ? null : { id: row.opportunityId },
      ...(reader.role === 'staff' && { user: row.user }),
      ...(side === 'staff' && { contactMessage: row.contactMessageId }),
    };
  });
}

export async function presentConversation(
  db: Database,
  reader: Actor,
  row: ConversationRow,
): Promise<Conversation> {
  const [conversation] = await presentConversations(db, reader, [row]);
  return conversation as Conversation;
}

/** Words for a reader of a closed conversation. The user opens a chat with the team again by writing. */
const reasonFor = (side: Side, row: ConversationRow): string =>
  side === 'user' && kindOf(row) === 'team' ? closedForUser : errors[whyClosed(row)].text;

/** Returns the reason why a closed conversation accepts no messages. */
export function whyClosed(row: Subject & Pick<ConversationRow, 'authorId' | 'contactable'>) {
  if (row.withTutor) return 'TutorNotReached';
  if (row.workId !== null) return whyAuthorIsNotReached(row);
  if (row.opportunityId !== null) return 'OpportunityConversationOver';
  return row.applicationId === null ? 'ConversationClosed' : 'ConversationOver';
}

/**
 * Returns the reason why a work's author gets no messages. Once the author has left, the conversation is over, whatever
 * their settings were.
 */
export const whyAuthorIsNotReached = ({
  authorId,
  contactable,
}: Pick<ConversationRow, 'authorId' | 'contactable'>) =>
  authorId !== null && contactable === false ? 'WorkContactOff' : 'WorkConversationOver';

type Summary = Awaited<ReturnType<typeof organizationSummaries>> extends Map<number, infer S> ? S : never;

function otherSide(
  side: Side,
  row: ConversationRow,
  { organization, ofWork }: { organization: Summary | undefined; ofWork: Author | undefined },
): Conversation['other'] {
  if (side !== 'user') return { name: `${row.user.name} ${row.user.surname}`.trim(), logo: null };
  if (row.workId !== null) return { name: nameOf(ofWork, row), logo: null };
  if (kindOf(row) === 'team') return { name: `Equipo de ${brand.name}`, logo: null };
  const logo = organization?.logo;
  return { name: organization?.name ?? '', logo: logo?.formats?.['thumbnail']?.url ?? logo?.url ?? null };
}

/** Name of the other side, as the work's page shows it. */
function nameOf(person: Author | undefined, { withTutor }: Pick<ConversationRow, 'withTutor'>): string {
  if (person) return `${person.name} ${person.surname}`.trim();
  return withTutor ? 'Quien dirigió el trabajo' : 'Quien firmó el trabajo';
}

const applicationOf = ({
  applicationId,
  applicationStatus,
  project,
}: ConversationRow): Conversation['application'] =>
  applicationId !== null && applicationStatus && project
    ? { id: applicationId, status: applicationStatus, project }
    : null;

async function lastMessages(db: Database, rows: readonly ConversationRow[]): Promise<Map<number, Last>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectDistinctOn([chatMessages.conversationId], {
      id: chatMessages.id,
      conversationId: chatMessages.conversationId,
      createdAt: chatMessages.createdAt,
      from: chatMessages.from,
      text: chatMessages.text,
      hiddenAt: chatMessages.hiddenAt,
    })
    .from(chatMessages)
    .where(inArray(chatMessages.conversationId, ids))
    .orderBy(chatMessages.conversationId, desc(chatMessages.id));
  return new Map(found.map((message) => [message.conversationId, message]));
}

const presentLast = (side: Side, last: Last | undefined): Conversation['lastMessage'] =>
  last === undefined
    ? null
    : {
        id: last.id,
        createdAt: last.createdAt.toISOString(),
        from: last.from,
        mine: last.from === side,
        text: textOf(last),
      };

/** Text of a message for its participants. */
export const textOf = ({ text, hiddenAt }: Pick<MessageRow, 'text' | 'hiddenAt'>): string =>
  hiddenAt === null ? text : hiddenMessageText;

const reasonOfHiding = ({ hidingReason, hidingWords }: MessageRow): string | null =>
  hidingReason === null ? null : reasonOfTakedown({ reason: hidingReason, words: hidingWords }).join(' ');

/** A message as one side reads it. `author` is the sender's first name. */
export const presentMessage = (side: Side, row: MessageRow & { author: string | null }): ChatMessage => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  from: row.from,
  mine: row.from === side,
  text: textOf(row),
  ...(row.hiddenAt !== null && { hidden: { because: row.from === side ? reasonOfHiding(row) : null } }),
  author: row.from === 'staff' || row.from === 'organization' ? row.author : null,
  readAt: row.readAt?.toISOString() ?? null,
  key: row.from === side ? row.key : null,
});
