import type { MessageKind } from '@puente/contract/constants/message-kinds';
import type { NotificationPreferences } from '@puente/contract/entities/message';
import type { StudentId } from '@puente/contract/ids';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { notificationPreferences, users } from '../db/schema.ts';

type Row = typeof notificationPreferences.$inferSelect;

/** Where each kind of message is kept among the preferences. */
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

/** Tells whether students choose if they hear of a kind. */
export const hasPreference = (kind: string): kind is MessageKind => Object.hasOwn(columnOfKind, kind);

const columnOfPreference = { ...columnOfKind, email: 'email', whatsapp: 'whatsapp' } as const;

type Preference = keyof typeof columnOfPreference;
type Choices = Pick<Row, (typeof columnOfPreference)[Preference]>;

const preferences = Object.keys(columnOfPreference) as Preference[];

/**
 * Whether a student takes mail: they have confirmed their address, and have the channel e-mail or never chose. In a query with
 * the users and, by a left join, their preferences.
 */
export const takesMail = and(
  eq(users.emailVerified, true),
  or(isNull(notificationPreferences.email), eq(notificationPreferences.email, true)),
);

/** Preferences as clients write them (§3), as columns: only those that are given. */
const columnsFrom = (given: { [P in Preference]?: boolean | undefined }): Partial<Choices> =>
  Object.fromEntries(
    preferences.flatMap((name) =>
      given[name] === undefined ? [] : [[columnOfPreference[name], given[name]]],
    ),
  );

/** Keeps what is given of a student's preferences. */
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

/** What a student has chosen; without a row, what a new row would say, and no id. */
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
