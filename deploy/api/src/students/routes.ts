import { and, eq, getTableName, type SQL } from 'drizzle-orm';
import type { studentCalls } from '@puente/contract/calls/students';
import { type StudentRelation, studentRelations } from '@puente/contract/entities/student-relations';
import type { StudentId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { follows, opportunityInterests, students } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { totals } from '../lists/totals.ts';
import { postOf } from '../mail/post.ts';
import { tellOfInterests } from '../opportunities/interest-alerts.ts';
import { opportunityPolicy } from '../opportunities/policy.ts';
import { presentOpportunities } from '../opportunities/presenter.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import type { Routes } from '../server/serve.ts';
import { readStudent } from './columns.ts';
import { completed } from './competences.ts';
import { followList, interestList, studentList, talentList } from './lists.ts';
import { presentStudent, presentStudents, presentTalents } from './presenter.ts';
import { changeStudent } from './profile.ts';
import { lookingFor, presentTalentProfile } from './talent-profile.ts';
import { noteView, viewsOf } from './views.ts';

export const studentRoutes = {
  'GET /api/students/count': async ({ db }) => {
    const total = await totals.of('students', new Set([getTableName(students)]), () => db.$count(students));
    return { data: total };
  },

  'GET /api/students': ({ db, actor, query, visible }) =>
    studentList(db, query, visible, (rows) => presentStudents(db, actor, rows, query.populate)),

  'GET /api/students/find': ({ db, actor, query, visible }) => {
    if (!actor.talentAccess) throw refuse('TalentAccessRequired');
    return talentList(db, query, visible, (rows) => presentTalents(db, rows));
  },

  'GET /api/students/:id/talent': async ({ db, actor, query, row }) => {
    const organization = await lookingFor(db, actor, query.organization);
    const data = await presentTalentProfile(db, row);
    await noteView(db, row.id, organization);
    return { data };
  },

  'GET /api/students/follows': ({ db, actor, query }) =>
    followList(db, query, eq(follows.studentId, actor.profileId), async (rows) => {
      const summaries = await organizationSummaries(
        db,
        rows.map(({ id }) => id),
      );
      return rows.flatMap(({ id }) => summaries.get(id) ?? []);
    }),

  'GET /api/students/views': async ({ db, actor }) => ({ data: await viewsOf(db, actor.profileId) }),

  'GET /api/students/interests': ({ db, actor, query }) => {
    const own = and(
      eq(opportunityInterests.studentId, actor.profileId),
      opportunityPolicy.visible(null),
    ) as SQL;
    return interestList(db, query, own, (rows) => presentOpportunities(db, actor, rows, query.populate));
  },

  'GET /api/students/:id': async ({ db, actor, query, row }) => ({
    data: await presentStudent(db, actor, row, query.populate),
  }),

  'PUT /api/students/:id': async ({ db, actor, row, body: { data }, assertUnchanged, ...services }) => {
    await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      await changeStudent(tx, row, data);
      if (data.opportunities) await tellOfInterests(tx, postOf(services), row.id);
    });
    const named = studentRelations.filter(
      (relation) => relation in data && data[relation as keyof typeof data] !== undefined,
    );
    return { data: await presentChanged(db, actor, row.id, named) };
  },

  'POST /api/students/complete-profile': async ({ db, actor, body: { data } }) => {
    const { profileId: id, userId } = actor;
    await db.transaction(async (tx) => {
      // 'What worries you' is asked before the wizard, and answers nothing else.
      if (!('student_area' in data)) return changeStudent(tx, { id, userId }, data);
      const student = await readStudent(tx, id);
      if (student?.universityId === null && !data.university)
        throw refuseFields({ university: messages.required });
      await changeStudent(tx, { id, userId }, data, { completedAt: new Date() });
    });
    return { data: await presentChanged(db, actor, id, ['student_area', 'degrees']) };
  },

  'POST /api/students/competences': async ({ db, actor, body: { data } }) => {
    const competences = completed(data.answers);
    await db.update(students).set({ competences }).where(eq(students.id, actor.profileId));
    return { data: competences };
  },
} satisfies Routes<typeof studentCalls>;

/** Presents the student after a change. */
async function presentChanged(
  db: Database,
  actor: Parameters<typeof presentStudent>[1],
  id: StudentId,
  populate: readonly StudentRelation[],
) {
  const changed = await readStudent(db, id);
  if (!changed) throw refuse('NotFound');
  return presentStudent(db, actor, changed, populate);
}
