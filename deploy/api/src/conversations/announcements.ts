import {
  type ApplicationId,
  ids,
  type OrganizationId,
  type ProjectId,
  type UserId,
} from '@puente/contract/ids';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../db/connect.ts';
import { type ConversationRow, kindOf, type Subject } from './columns.ts';

/** What all processes hear of (LISTEN), once the transaction that says it is over. */
export const announcementChannel = 'conversations';

/** Whose conversation something happened in, and what: ids only, since every process of the database hears it. */
const aboutConversation = z.object({
  conversation: ids.conversation,
  user: ids.user,
  /** With whom: the organisation of an application or an opportunity, the author or the tutor of a work, or else the team. */
  organization: z.nullable(ids.organization),
  author: z.nullable(ids.student),
  tutor: z.nullable(ids.teacher),
  isOfTeam: z.boolean(),
  what: z.discriminatedUnion('about', [
    z.object({ about: z.literal('message') }),
    z.object({ about: z.literal('read'), by: z.enum(['user', 'others']), until: ids.chatMessage }),
  ]),
});

/** Applications to a project of an organisation are no longer as its people saw them. */
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

/** In the transaction that writes what it tells of. */
export async function announce(
  tx: Database,
  row: Announced,
  what: ConversationAnnouncement['what'],
): Promise<void> {
  await announceAll(tx, [row], what);
}

/** Announces the same of several conversations, in one statement. */
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

/** A notification holds 8000 bytes. The desk asks for everything again, so that the rest need not be named. */
const mostNamed = 200;

/** In the transaction that changes them. @param by null for the student, or the server */
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

/** @throws for what is no announcement: it is not ours */
export const parseAnnouncement = (text: string): Announcement => announcement.parse(JSON.parse(text));

const turns = 7_266_002;

/**
 * Transactions that write messages take turns from here to their end. So no message appears that has a lower id than one that was
 * seen already, and the last id that a client has says exactly what it lacks.
 */
export const inTurn = async (tx: Database): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${turns})`));
