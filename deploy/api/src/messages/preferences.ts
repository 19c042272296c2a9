import { and, eq, isNull, or } from 'drizzle-orm';
import type { MessageKind } from '@puente/contract/constants/message-kinds';
import type { NotificationPreferences } from '@puente/contract/entities/message';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { notificationPreferences, users } from '../db/schema.ts';

type Row = typeof notificationPreferences.$inferSelect;

/** Column of the preferences for each kind of message. */
export const columnOfKind = {
  pre_selected: 'preSelected',
  not_selected: 'notSelected',
  selected: 'selected',
  new_matching_projects: 'newMatchingProjects',
  u4i_advice: 'u4iAdvice',
  save_projects_with_candidates: 'saveProjectsWithCandidates',
  save_projects_selected: 'saveProjectsSelected',
  professional_offers: 'professionalOffers',
  talent_invitations: 'talentInvitations',
  chat_messages: 'chatMessages',
} as const satisfies Record<MessageKind, keyof Row>;

/** Tells whether students can choose to get a kind of message. */
export const hasPreference = (kind: string): kind is MessageKind => Object.hasOwn(columnOfKind, kind);

const columnOfPreference = { ...columnOfKind, email: 'email', whatsapp: 'whatsapp' } as const;

type Preference = keyof typeof columnOfPreference;
type Choices = Pick<Row, (typeof columnOfPreference)[Preference]>;

const preferences = Object.keys(columnOfPreference) as Preference[];

/**
 * Condition that a student accepts mail: the address is confirmed, and the channel e-mail is on or was never chosen.
 * For a query with the users and, by a left join, their preferences.
 */
export const takesMail = and(
  eq(users.emailVerified, true),
  or(isNull(notificationPreferences.email), eq(notificationPreferences.email, true)),
);

/** Maps preferences as clients write them (§3) to columns, only those that are given. */
const columnsFrom = (given: { [P in Preference]?: boolean | undefined }): Partial<Choices> =>
  Object.fromEntries(
    preferences.flatMap((name) =>
      given[name] === undefined ? [] : [[columnOfPreference[name], given[name]]],
    ),
  );

/** Saves the given preferences of a student. */
export async function changePreferences(
  tx: Database,
  studentId: StudentId,
  given: Parameters<typeof columnsFrom>[0],
): Promise<void> {
  const chosen = columnsFrom(given);
  await tx
    .insert(notificationPreferences)
    .values({ studentId, ...chosen })
    .onConflictDoUpdate({
      target: notificationPreferences.studentId,
      set: { ...chosen, updatedAt: new Date() },
    });
}

/** Presents a student's preferences. Without a row it presents the defaults, without an id. */
export const presentPreferences = (row: Row | null): NotificationPreferences => ({
  id: row?.id ?? null,
  // Every preference is a column that says yes or no.
  ...(Object.fromEntries(
    preferences.map((name) => [
      name,
      row
        ? row[columnOfPreference[name]]
        : notificationPreferences[columnOfPreference[name]].default === true,
    ]),
  ) as Record<Preference, boolean>),
});
