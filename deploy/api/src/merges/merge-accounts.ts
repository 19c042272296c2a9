import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MergeObstacle } from '@puente/contract/constants/merges';
import type { AccountMerge } from '@puente/contract/entities/merge';
import type { MergeId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { coordinators, mergeNotices, merges, sessions, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import type { UserRow } from '../users/policy.ts';
import { accountsMergedMail, mergeAnnouncedMail } from './account-mails.ts';
import { profileRules, profiles, userRules } from './account-rules.ts';
import { Journal } from './journal.ts';
import { isMergedAccount } from './merged-accounts.ts';
import { type Pair, pairOf } from './pair.ts';
import { carryOut, describe, type Plan, planOf, type RuleSet, versionOf } from './plan.ts';
import type { Row } from './table-shape.ts';

const hour = 60 * 60 * 1000;

/** Profiles of the same kind that both accounts have. */
interface Both {
  kind: keyof typeof profiles;
  from: Row & { id: number };
  into: Row & { id: number };
}

interface Planned {
  pair: Pair<UserRow>;
  both: Both | undefined;
  plan: Plan;
  obstacle: MergeObstacle | null;
  version: string;
}

/** @throws Refusal ValidationError when both are the same, NotFound when one does not exist */
export async function previewAccountMerge(db: Database, wanted: Pair<UserId>): Promise<AccountMerge> {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [wanted.from, wanted.into]));
  const { plan, both, obstacle, version } = await planAccounts(db, rows, wanted);
  const { moves, clashes } = await describe(db, plan);
  const announcedAt = await announcementOf(db, wanted);
  return {
    version,
    moves,
    clashes: [
      ...clashes,
      ...(both ? [{ part: 'profile' as const, clash: 'kept' as const, count: 1, names: [] }] : []),
    ],
    obstacle,
    sessions: await db.$count(sessions, eq(sessions.userId, wanted.from)),
    announcedAt: announcedAt?.toISOString() ?? null,
    allowedFrom: announcedAt ? allowedFrom(announcedAt).toISOString() : null,
  };
}

/**
 * Tells both addresses that the accounts will be merged. The latest announcement counts.
 * @throws Refusal MergeNotAllowed, and like the preview
 */
export async function announceMerge(db: Database, post: Post, wanted: Pair<UserId>): Promise<void> {
  await db.transaction(async (tx) => {
    const { pair, obstacle } = await planAccounts(tx, await lockUsers(tx, wanted), wanted);
    if (obstacle !== null) throw refuse('MergeNotAllowed');
    await tx
      .insert(mergeNotices)
      .values({ fromId: wanted.from, intoId: wanted.into })
      .onConflictDoUpdate({
        target: [mergeNotices.fromId, mergeNotices.intoId],
        set: { announcedAt: sql`now()` },
      });
    for (const { name, email } of [pair.from, pair.into])
      await post.mailer.send(email, mergeAnnouncedMail(name, addressesOf(pair), post.publicUrl), tx);
  });
}

interface Merging extends Pair<UserId> {
  /** Version of the preview that the member of staff has read. */
  version: string;
  by: UserId;
}

/**
 * Merges an account into another in one transaction, closes it and ends its sessions.
 * @throws Refusal MergeNotAllowed, MergeNotAnnounced, MergeChanged, and like the preview
 */
export const mergeAccounts = (db: Database, post: Post, merging: Merging): Promise<MergeId> =>
  db.transaction(async (tx) => {
    // Rows that reference a user are inserted before or after the merge, never during it.
    const rows = await lockUsers(tx, merging);
    const { pair, both, plan, obstacle, version } = await planAccounts(tx, rows, merging);
    if (obstacle !== null) throw refuse('MergeNotAllowed');
    const announcedAt = await announcementOf(tx, merging);
    if (!announcedAt || allowedFrom(announcedAt) > new Date()) throw refuse('MergeNotAnnounced');
    if (version !== merging.version) throw refuse('MergeChanged');
    const journal = new Journal(tx);
    await carryOut(journal, plan);
    await moveProfile(journal, pair, both);
    await tx.delete(sessions).where(eq(sessions.userId, merging.from));
    await tx
      .delete(mergeNotices)
      .where(and(eq(mergeNotices.fromId, merging.from), eq(mergeNotices.intoId, merging.into)));
    const [made] = await tx
      .insert(merges)
      .values({
        kind: 'account',
        fromId: merging.from,
        intoId: merging.into,
        fromName: nameOf(pair.from),
        intoName: nameOf(pair.into),
        mergedById: merging.by,
        journal: journal.steps,
        fileIds: journal.fileIds,
      })
      .returning({ id: merges.id });
    if (!made) throw new Error('The insert returned no row.');
    for (const { name, email } of [pair.from, pair.into])
      await post.mailer.send(email, accountsMergedMail(name, addressesOf(pair), post.publicUrl), tx);
    return made.id;
  });

/** The remaining account gets the role of the other one, or keeps its own profile of the same kind. */
async function moveProfile(
  journal: Journal,
  { from, into }: Pair<UserRow>,
  both: Both | undefined,
): Promise<void> {
  if (both) {
    const { organizationId = null } = both.from;
    if (both.kind === 'coordinator' && organizationId !== null && both.into['organizationId'] === null)
      await journal.change('organization', coordinators, both.into, { organizationId });
    await journal.remove('profile', profiles[both.kind].table, [both.from]);
  } else if (from.profileType !== null && into.profileType === null)
    await journal.change(null, users, into, { profileType: from.profileType });
  // Without a role the closed account is in no list of people.
  if (from.profileType !== null) await journal.change(null, users, from, { profileType: null });
}

const lockUsers = (tx: Database, { from, into }: Pair<UserId>): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(inArray(users.id, [from, into]))
    .orderBy(asc(users.id))
    .for('update');

async function planAccounts(db: Database, rows: readonly UserRow[], wanted: Pair<UserId>): Promise<Planned> {
  const pair = pairOf(rows, wanted);
  const { from, into } = wanted;
  const both = await profilesOfBoth(db, pair);
  const sets: RuleSet[] = [{ rules: userRules, from, into }];
  if (both) sets.push({ rules: profiles[both.kind].rules, from: both.from.id, into: both.into.id });
  else if (pair.into.profileType === null) sets.push({ rules: profileRules, from, into });
  const plan = await planOf(db, sets);
  const seen = [pair.from, pair.into].map(({ id, email, profileType }) => [id, email, profileType]);
  return { pair, both, plan, obstacle: await obstacleOf(db, pair, both), version: versionOf(plan, seen) };
}

async function profilesOfBoth(db: Database, { from, into }: Pair<UserRow>): Promise<Both | undefined> {
  const kind = from.profileType;
  if (kind === null || kind === 'staff' || kind !== into.profileType) return undefined;
  const { table } = profiles[kind];
  const found = await db
    .select()
    .from(table)
    .where(inArray(table.userId, [from.id, into.id]));
  const [own, other] = [from, into].map(({ id }) => found.find(({ userId }) => userId === id));
  return own && other ? { kind, from: own, into: other } : undefined;
}

async function obstacleOf(
  db: Database,
  { from, into }: Pair<UserRow>,
  both: Both | undefined,
): Promise<MergeObstacle | null> {
  if (from.profileType === 'staff' || into.profileType === 'staff') return 'staff';
  if ((await isMergedAccount(db, from.id)) || (await isMergedAccount(db, into.id))) return 'closed';
  if (from.profileType !== null && into.profileType !== null && from.profileType !== into.profileType)
    return 'profiles';
  if (both?.kind !== 'coordinator') return null;
  const [own, other] = [both.from['organizationId'], both.into['organizationId']];
  return own !== null && other !== null && own !== other ? 'organizations' : null;
}

/** Time of the announcement that counts for this merge. */
async function announcementOf(db: Database, { from, into }: Pair<UserId>): Promise<Date | undefined> {
  const [notice] = await db
    .select({ announcedAt: mergeNotices.announcedAt })
    .from(mergeNotices)
    .where(
      and(
        eq(mergeNotices.fromId, from),
        eq(mergeNotices.intoId, into),
        gt(mergeNotices.announcedAt, sql`now() - make_interval(days => ${limits.merge.announcedDays})`),
      ),
    );
  return notice?.announcedAt;
}

const allowedFrom = (announcedAt: Date): Date =>
  new Date(announcedAt.getTime() + limits.merge.noticeHours * hour);

const nameOf = ({ name, surname, email }: UserRow): string => `${`${name} ${surname}`.trim()} (${email})`;

const addressesOf = ({ from, into }: Pair<UserRow>) => ({ from: from.email, into: into.email });
