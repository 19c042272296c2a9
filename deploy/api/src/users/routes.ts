import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { brand } from '@puente/contract/brand';
import type { userCalls } from '@puente/contract/calls/users';
import type { CurrentUser, UserDetails } from '@puente/contract/entities/user';
import { ids, type OrganizationId, type StudentId, type TeacherId, type UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import {
  favoriteProjects,
  favoriteResources,
  favorites,
  favoriteWorks,
  follows,
  opportunityInterests,
  organizations,
  students,
  teachers,
  universities,
  users,
  works,
} from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { postOf } from '../mail/post.ts';
import { archiveOf } from '../own-data/archive.ts';
import { deleteAccount, hasPublishedWorks } from '../own-data/deletion.ts';
import { previewDeletion } from '../own-data/preview.ts';
import type { Routes } from '../server/serve.ts';
import { removeReplaced } from '../uploads/orphans.ts';
import { presentView } from '../views/presenter.ts';
import { assertItIsThem, assertPassword, updateUser } from './own-user.ts';
import { pictureOf, presentUser } from './presenter.ts';

export const userRoutes = {
  'GET /api/users/me': ({ db, actor }) => currentUser(db, actor),

  'GET /api/users/me/deletion': async ({ db, accounts, actor, browser }) => ({
    data: await previewDeletion({ db, accounts }, actor.userId, browser.token),
  }),

  'GET /api/users/me/export': async ({ db, uploads, actor, securityLog }) => {
    await securityLog.note({ kind: 'dataExported', userId: actor.userId });
    return {
      stream: await archiveOf({ db, uploads }, actor.userId),
      name: `${brand.slug}-mis-datos.zip`,
      mime: 'application/zip',
    };
  },

  'GET /api/users/:id': ({ db, row, query }) => presentUser(db, row, query.populate),

  'PUT /api/user/me': async ({
    db,
    uploads,
    actor,
    findActor,
    browser,
    body,
    securityLog,
    assertUnchanged,
  }) => {
    const replaced = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return updateUser(tx, actor, body);
    });
    await removeReplaced(db, uploads, replaced);
    if (body.profileType !== undefined && body.profileType !== actor.role)
      await securityLog.note({ kind: 'roleChosen', userId: actor.userId });
    // A first profile changes the actor.
    const changed = browser.token === undefined ? null : await findActor(browser.token);
    return currentUser(db, changed ?? actor);
  },

  'DELETE /api/users/:id': async ({ actor, row, body, browser, ...services }) => {
    const { db, uploads, accounts, securityLog } = services;
    const isOwn = actor.userId === row.id;
    if (isOwn) await assertItIsThem(accounts, row.id, body.password, browser.token);
    else await assertPassword(accounts, actor.userId, body.password);
    if (body.works === undefined && (await hasPublishedWorks(db, row.id)))
      throw refuseFields({ works: messages.choosePublishedWorks });
    await deleteAccount({ db, uploads, post: postOf(services) }, row.id, body.works ?? 'keep');
    await securityLog.note({ kind: 'accountDeleted', userId: row.id, actorId: actor.userId });
    if (isOwn) browser.forget();
    return undefined;
  },
} satisfies Routes<typeof userCalls>;

/** The signed-in user with their profile. */
async function currentUser(db: Database, actor: Actor): Promise<CurrentUser> {
  const [[user], details, view] = await Promise.all([
    db.select().from(users).where(eq(users.id, actor.userId)),
    detailsOf(db, actor),
    actor.view ? presentView(db, actor.view) : undefined,
  ]);
  if (!user) throw refuse('Unauthorized');
  const { id, email, name, surname, phone, lastLogin, updatedAt } = user;
  const picture = await pictureOf(db, user);
  return {
    id,
    email,
    name,
    surname,
    phone,
    profileType: actor.role,
    ...(actor.role === 'staff' && { staffRole: actor.staffRole }),
    picture,
    lastLogin: lastLogin?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    details,
    ...(view && { view }),
  };
}

async function detailsOf(
  db: Database,
  { userId, role, profileId, organizationIds }: Actor,
): Promise<UserDetails | null> {
  if (profileId === null) return null;
  switch (role) {
    case 'student':
      return studentDetails(db, profileId);
    case 'teacher':
      return teacherDetails(db, profileId, userId);
    case 'coordinator':
      return { id: profileId, organization: (await organizationNames(db, organizationIds))[0] ?? null };
    case 'projectManager':
      return { id: profileId, organizations: await organizationNames(db, organizationIds) };
    case 'staff':
    case null:
      return null;
  }
}

async function studentDetails(db: Database, id: StudentId): Promise<UserDetails | null> {
  const [[details], saved, savedResources, followed, interests, savedWorks, tfxs] = await Promise.all([
    db
      .select({
        id: students.id,
        university: universities.name,
        province: students.province,
        qualification: students.qualification,
        situation: students.situation,
      })
      .from(students)
      .leftJoin(universities, eq(universities.id, students.universityId))
      .where(eq(students.id, id)),
    db
      .select({ id: favorites.projectId })
      .from(favorites)
      .where(eq(favorites.studentId, id))
      .orderBy(desc(favorites.createdAt), desc(favorites.projectId)),
    db
      .select({ id: favoriteResources.resourceId })
      .from(favoriteResources)
      .where(eq(favoriteResources.studentId, id))
      .orderBy(desc(favoriteResources.createdAt), desc(favoriteResources.resourceId)),
    db
      .select({ id: follows.organizationId })
      .from(follows)
      .where(eq(follows.studentId, id))
      .orderBy(desc(follows.createdAt), desc(follows.organizationId)),
    db
      .select({ id: opportunityInterests.opportunityId })
      .from(opportunityInterests)
      .where(eq(opportunityInterests.studentId, id))
      .orderBy(desc(opportunityInterests.createdAt), desc(opportunityInterests.opportunityId)),
    db
      .select({ id: favoriteWorks.workId })
      .from(favoriteWorks)
      .innerJoin(students, eq(students.userId, favoriteWorks.userId))
      .where(eq(students.id, id))
      .orderBy(desc(favoriteWorks.createdAt), desc(favoriteWorks.workId)),
    db
      .select({ id: works.id, isDraft: sql<boolean>`${works.publishedAt} is null` })
      .from(works)
      .where(eq(works.studentId, id))
      .orderBy(asc(works.id)),
  ]);
  return details
    ? {
        ...details,
        id: ids.profile.parse(id),
        favorites: saved.map((project) => project.id),
        favourites_resources: savedResources.map((resource) => resource.id),
        follows: followed.map((organization) => organization.id),
        opportunities: interests.map((opportunity) => opportunity.id),
        favorites_tfxes: savedWorks.map((work) => work.id),
        tfxs,
      }
    : null;
}

async function teacherDetails(db: Database, id: TeacherId, userId: UserId): Promise<UserDetails | null> {
  const [[details], saved] = await Promise.all([
    db
      .select({ id: teachers.id, university: universities.name })
      .from(teachers)
      .leftJoin(universities, eq(universities.id, teachers.universityId))
      .where(eq(teachers.id, id)),
    db
      .select({ id: favoriteProjects.projectId })
      .from(favoriteProjects)
      .where(eq(favoriteProjects.userId, userId))
      .orderBy(desc(favoriteProjects.createdAt), desc(favoriteProjects.projectId)),
  ]);
  return details
    ? { ...details, id: ids.profile.parse(id), favorites: saved.map((project) => project.id) }
    : null;
}

async function organizationNames(
  db: Database,
  ids: readonly OrganizationId[],
): Promise<{ id: OrganizationId; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, [...ids]))
    .orderBy(asc(organizations.id));
}
