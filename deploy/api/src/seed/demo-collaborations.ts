import { and, asc, eq, gt } from 'drizzle-orm';
import type { CollaborationEvent, CollaborationState } from '@puente/contract/constants/collaborations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { weeksBetween } from '@puente/contract/hours-log';
import type {
  CollaborationId,
  CollaborationMemberId,
  StudentId,
  TeacherId,
  UserId,
} from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  applications,
  collaborationEvents,
  collaborationMembers,
  collaborations,
  coordinators,
  evaluations,
  loggedWeeks,
  projects,
  students,
  teacherInvitations,
  teachers,
  users,
} from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { seedAgreement } from './demo-agreements.ts';
import { seedCertificate } from './demo-certificates.ts';
import { seedPlan } from './demo-plans.ts';

const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * day);

/** Progress of a collaboration, by days from now. */
interface Course {
  state: CollaborationState;
  begins: number | null;
  ends: number | null;
  /** Entries of its history, oldest first. */
  history: readonly [event: CollaborationEvent, days: number, reason?: string][];
}

const courses: readonly Course[] = [
  { state: 'agreed', begins: null, ends: null, history: [['created', -2]] },
  {
    state: 'running',
    begins: -30,
    ends: 60,
    history: [
      ['created', -45],
      ['datesChanged', -43],
      ['running', -30],
    ],
  },
  {
    state: 'delivered',
    begins: -120,
    ends: 10,
    history: [
      ['created', -140],
      ['datesChanged', -138],
      ['running', -120],
      ['delivered', -12],
      ['changesAsked', -9, 'Falta citar de dónde salen los datos.'],
      ['delivered', -3],
    ],
  },
  {
    state: 'closed',
    begins: -200,
    ends: -40,
    history: [
      ['created', -220],
      ['running', -200],
      ['delivered', -45],
      ['closed', -38],
    ],
  },
  {
    state: 'cancelled',
    begins: -60,
    ends: 40,
    history: [
      ['created', -75],
      ['running', -60],
      ['cancelled', -20, 'Me han dado una beca y me voy fuera.'],
    ],
  },
];

/** Sides of the entries. Those that are missing are the organisation's. */
const ofStudents: readonly CollaborationEvent[] = ['created', 'delivered', 'cancelled'];

/**
 * Seeds collaborations in every state for students who were selected. One in four has not confirmed so far. The demo
 * student has one that is running, which the demo teacher guides. That one and the demo coordinator's have a plan. The demo teacher is invited to one more.
 */
export async function seedCollaborations(
  db: Database,
  uploads: Uploads,
  demoStudent: StudentId,
): Promise<void> {
  const [guide] = await db
    .select({ id: teachers.id, userId: teachers.userId })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(users.email, 'docente@puente.test'));
  const [coordinator] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'coordinacion@puente.test'));
  const selected = await db
    .select({
      applicationId: applications.id,
      studentId: applications.studentId,
      userId: students.userId,
      projectId: projects.id,
      organizationId: projects.organizationId,
      organizationName: projects.organizationName,
      title: projects.title,
      tutorId: coordinators.userId,
    })
    .from(applications)
    .innerJoin(students, eq(students.id, applications.studentId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .leftJoin(coordinators, eq(coordinators.id, projects.coordinatorId))
    // Those of last year ended before there were collaborations.
    .where(and(eq(applications.status, 'selected'), gt(applications.answeredAt, daysFromNow(-180))))
    .orderBy(asc(applications.id));
  let waiting: { id: CollaborationId; by: UserId } | undefined;
  /** A collaboration of the demo coordinator has one. */
  let hasPlan = false;
  for (const [index, chosen] of selected.entries()) {
    const isDemo = chosen.studentId === demoStudent;
    if (!isDemo && index % 4 === 3) continue;
    const course = courses[isDemo ? 1 : index % courses.length] as Course;
    const isGuided = isDemo || index % 3 === 0;
    const id = await seedOne(db, chosen, course, isGuided && guide ? guide.id : null);
    const isCoordinators =
      !hasPlan && course.state === 'running' && !isGuided && chosen.tutorId === coordinator?.id;
    if (isDemo || isCoordinators) {
      const people = {
        student: chosen.userId,
        organization: chosen.tutorId,
        teacher: isGuided && guide ? guide.userId : null,
      };
      await seedPlan(db, uploads, id, people, isDemo ? 'student' : 'organization');
      hasPlan ||= !isDemo;
    }
    if (course.state === 'agreed' && !isGuided) waiting ??= { id, by: chosen.userId };
  }
  if (waiting)
    await db
      .insert(teacherInvitations)
      .values({ collaborationId: waiting.id, email: 'docente@puente.test', invitedById: waiting.by });
  await seedCertificate(db);
}

/** Weeks from the beginning to the delivery. The organisation has confirmed all but the last two. */
async function seedHours(
  db: Database,
  memberId: CollaborationMemberId,
  began: Date,
  until: Date,
  confirmedById: UserId | null,
): Promise<void> {
  const weeks = weeksBetween(dayInSpain(began), dayInSpain(until));
  await db.insert(loggedWeeks).values(
    weeks.map((week, index) => ({
      memberId,
      week,
      minutes: (10 + ((index * 7) % 9)) * limits.hoursLog.step,
      ...(index > 1 && { confirmedAt: new Date(), confirmedById }),
    })),
  );
}

interface Chosen extends Omit<typeof collaborations.$inferInsert, 'id'> {
  applicationId: (typeof applications.$inferSelect)['id'];
  studentId: StudentId;
  userId: UserId;
}

async function seedOne(
  db: Database,
  { applicationId, studentId, userId, ...project }: Chosen,
  { state, begins, ends, history }: Course,
  teacherId: TeacherId | null,
): Promise<CollaborationId> {
  const momentOf = (wanted: CollaborationEvent): Date | null => {
    const days = history.findLast(([event]) => event === wanted)?.[1];
    return days === undefined ? null : daysFromNow(days);
  };
  const createdAt = momentOf('created') ?? new Date();
  const startedAt = momentOf('running');
  const { id: collaborationId } = requireRow(
    await db
      .insert(collaborations)
      .values({
        ...project,
        state,
        teacherId,
        begins: begins === null ? null : dayInSpain(daysFromNow(begins)),
        ends: ends === null ? null : dayInSpain(daysFromNow(ends)),
        startedAt,
        deliveredAt: momentOf('delivered'),
        endedAt: momentOf('closed') ?? momentOf('cancelled'),
        createdAt,
        updatedAt: daysFromNow(history.at(-1)?.[1] ?? 0),
      })
      .returning({ id: collaborations.id }),
  );
  const { id: memberId } = requireRow(
    await db
      .insert(collaborationMembers)
      .values({ collaborationId, studentId, applicationId, createdAt })
      .returning({ id: collaborationMembers.id }),
  );
  if (startedAt)
    await seedHours(db, memberId, startedAt, momentOf('delivered') ?? new Date(), project.tutorId ?? null);
  if (state === 'closed') await seedEvaluations(db, memberId, userId, project.tutorId ?? null);
  await db.insert(collaborationEvents).values(
    history.map(([event, days, reason]) => {
      const isStudent = ofStudents.includes(event);
      return {
        collaborationId,
        event,
        at: daysFromNow(days),
        side: isStudent ? ('student' as const) : ('organization' as const),
        userId: isStudent ? userId : (project.tutorId ?? null),
        reason: reason ?? null,
      };
    }),
  );
  if (startedAt)
    await seedAgreement(db, {
      collaborationId,
      subject: { title: project.title, organization: project.organizationName },
      days: [dayInSpain(daysFromNow(begins ?? 0)), dayInSpain(daysFromNow(ends ?? 0))],
      parties: [
        { side: 'student', userId },
        { side: 'organization', userId: project.tutorId ?? null },
      ],
      at: startedAt,
    });
  return collaborationId;
}

const spoken = ['Siempre hubo alguien a quien preguntar.', 'Aprendí mucho, aunque costó arrancar.', null];

/** Evaluations of both sides, each student's with scores of its own. */
async function seedEvaluations(
  db: Database,
  memberId: CollaborationMemberId,
  student: UserId,
  tutor: UserId | null,
): Promise<void> {
  const turn = memberId % spoken.length;
  await db.insert(evaluations).values([
    {
      memberId,
      side: 'student',
      scores: { guidance: 5 - turn, clarity: 4, learning: 5, treatment: 5, agreed: 4 - turn },
      words: spoken[turn] ?? null,
      authorId: student,
      sentAt: daysFromNow(-37),
    },
    {
      memberId,
      side: 'organization',
      scores: { quality: 5, deadlines: 3 + turn, communication: 4, autonomy: 4, progress: 5 },
      words: 'Entregó lo acordado y lo explicó muy bien.',
      authorId: tutor,
      sentAt: daysFromNow(-36),
    },
  ]);
}
