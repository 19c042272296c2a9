import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { talentCalls } from '@puente/contract/calls/talent';
import type { Database } from '../db/connect.ts';
import { projects, students, talentInvitations, talentLists, talentListStudents } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { changeRelation } from '../students/relation-changes.ts';
import { answerInvitation } from './answer.ts';
import { inviteStudent } from './invite.ts';
import { assertRoom, createList, listOfId, listsOf, renameList } from './lists.ts';
import { invitationColumns } from './policy.ts';
import { presentInvitation, presentInvitations } from './presenter.ts';

const joined = eq(projects.id, talentInvitations.projectId);

const invitationList = listOf<'GET /api/talent-invitations'>()({
  from: sql`${talentInvitations} inner join ${projects} on ${joined}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...invitationColumns, total })
      .from(talentInvitations)
      .innerJoin(projects, joined)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    status: matches(talentInvitations.status),
    student: matches(talentInvitations.studentId),
    project: matches(talentInvitations.projectId),
    organization: matches(projects.organizationId),
  },
  sorts: {
    'createdAt:desc': [desc(talentInvitations.createdAt), desc(talentInvitations.id)],
    'createdAt:asc': [asc(talentInvitations.createdAt), asc(talentInvitations.id)],
  },
  sort: 'createdAt:desc',
});

/** Changes of the people in a list. Only those who can currently be found may be added. */
const peopleOfList = {
  table: talentListStudents,
  owner: talentListStudents.listId,
  target: talentListStudents.studentId,
  columns: sql`list_id, student_id`,
  kept: sql`select ${students.id} from ${students} where ${students.visibility} = 'talent'`,
};

export const talentRoutes = {
  'GET /api/talent-invitations': ({ db, actor, query, visible }) =>
    invitationList(db, query, visible, (rows) => presentInvitations(db, actor, rows)),

  'POST /api/talent-invitations': async ({ actor, body: { data }, refs, ...services }) => {
    const invited = await inviteStudent(services.db, postOf(services), {
      student: refs.student.id,
      project: refs.project,
      message: data.message || null,
    });
    return { data: await presentInvitation(services.db, actor, invited) };
  },

  'POST /api/talent-invitations/:id/accept': async ({ db, actor, row, ...services }) => {
    const answered = await answerInvitation(db, postOf(services), row, 'accepted');
    return { data: await presentInvitation(db, actor, answered) };
  },

  'POST /api/talent-invitations/:id/decline': async ({ db, actor, row, ...services }) => {
    const answered = await answerInvitation(db, postOf(services), row, 'declined');
    return { data: await presentInvitation(db, actor, answered) };
  },

  'DELETE /api/talent-invitations/:id': async ({ db, row }) => {
    const removed = await db
      .delete(talentInvitations)
      // It may have been answered a moment ago.
      .where(and(eq(talentInvitations.id, row.id), eq(talentInvitations.status, 'sent')))
      .returning({ id: talentInvitations.id });
    if (removed.length === 0) throw refuse('InvitationAnswered');
    return undefined;
  },

  'GET /api/organizations/:id/talent/lists': async ({ db, row }) => ({ data: await listsOf(db, row.id) }),

  'POST /api/organizations/:id/talent/lists': async ({ db, row, body: { data } }) => ({
    data: await listOfId(db, await createList(db, row.id, data.name)),
  }),

  'PUT /api/talent-lists/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const { name = row.name, students: people } = data;
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      const [kept] = await tx.select().from(talentLists).where(eq(talentLists.id, row.id)).for('update');
      if (people) {
        await changeRelation(tx, peopleOfList, row.id, people);
        await assertRoom(tx, row.id);
      }
      return name === row.name ? (kept ?? row) : renameList(tx, row, name);
    });
    return { data: await listOfId(db, changed) };
  },

  'DELETE /api/talent-lists/:id': async ({ db, row }) => {
    await db.delete(talentLists).where(eq(talentLists.id, row.id));
    return undefined;
  },
} satisfies Routes<typeof talentCalls>;
