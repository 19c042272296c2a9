import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type ApplicationId,
  ids,
  type OrganizationId,
  type ProjectId,
  type UserId,
} from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { type ConversationRow, kindOf, type Subject } from './columns.ts';

/** Channel (LISTEN) on which all processes get announcements once their transaction has committed. */
export const announcementChannel = 'conversations';

/** Announces an event in a user's conversation. Contains ids only, since every process of the database receives it. */
const aboutConversation = z.object({
  conversation: ids.conversation,
  user: ids.user,
  /**
   * Names the other side: the organisation of an application or an opportunity, the author or tutor of a work, or the
   * team.
   */
  organization: z.nullable(ids.organization),
  author: z.nullable(ids.student),
  tutor: z.nullable(ids.teacher),
  isOfTeam: z.boolean(),
  what: z.discriminatedUnion('about', [
    z.object({ about: z.literal('message') }),
    z.object({ about: z.literal('read'), by: z.enum(['user', 'others']), until: ids.chatMessage }),
    /** The conversation or a message of it has changed: those who have it open load it again. */
    z.object({ about: z.literal('changed') }),
  ]),
});

/** Announces changed applications to a project, for the people of its organisation. */
const aboutApplications = z.object({
  organization: ids.organization,
  project: ids.project,
  applications: z.array(ids.application),
  by: z.nullable(ids.user),
});

const announcement = z.union([aboutConversation, aboutApplications]);

export type ConversationAnnouncement = z.infer<typeof aboutConversation>;
export type ApplicationsAnnouncement = z.infer<typeof aboutApplications>;
export type Announcement = z.infer<typeof announcement>;

type Announced = Subject & Pick<ConversationRow, 'id' | 'userId' | 'organizationId' | 'authorId' | 'tutorId'>;

/** Call it in the transaction that writes the change. */
export async function announce(
  tx: Database,
  row: Announced,
  what: ConversationAnnouncement['what'],
): Promise<void> {
  await announceAll(tx, [row], what);
}

/** Announces the same event for several conversations, in one statement. */
export const announceAll = (
  tx: Database,
  rows: readonly Announced[],
  what: ConversationAnnouncement['what'],
): Promise<void> =>
  say(
    tx,
    rows.map((row) => ({
      conversation: row.id,
      user: row.userId,
      organization: row.organizationId,
      author: row.authorId,
      tutor: row.tutorId,
      isOfTeam: kindOf(row) === 'team',
      what,
    })),
  );

/** A notification holds 8000 bytes. The desk reloads everything, so the rest need not be listed. */
const mostNamed = 200;

/** Call it in the transaction that changes the applications. @param by null for the student, or the server */
export const announceApplications = (
  tx: Database,
  project: { id: ProjectId; organizationId: OrganizationId },
  applications: readonly ApplicationId[],
  by: UserId | null,
): Promise<void> =>
  say(tx, [
    {
      organization: project.organizationId,
      project: project.id,
      applications: applications.slice(0, mostNamed),
      by,
    },
  ]);

async function say(tx: Database, told: readonly Announcement[]): Promise<void> {
  const texts = told.map((one) => JSON.stringify(one));
  await tx.execute(
    sql`select pg_notify(${announcementChannel}, told) from unnest(${sql.param(texts)}::text[]) told`,
  );
}

/** @throws for any text that is not one of our announcements */
export const parseAnnouncement = (text: string): Announcement => announcement.parse(JSON.parse(text));

const turns = 7_266_002;

/**
 * Serialises transactions that write messages, from this call until they end. So no message appears with a lower id
 * than one already seen, and a client's last id says exactly which messages it lacks.
 */
export const lockMessageOrder = async (tx: Database): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${turns})`));
