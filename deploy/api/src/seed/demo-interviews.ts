import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { ApplicationId, OrganizationId, ProjectId, StudentId, UserId } from '@puente/contract/ids';
import { momentInSpain } from '@puente/contract/moment-in-spain';
import type { Database } from '../db/connect.ts';
import { applications, interviews, projects, users } from '../db/schema.ts';
import { demoOrganizations } from './demo-people.ts';

const day = 24 * 60 * 60 * 1000;
const minutes = 30;
const interviewerEmail = 'coordinacion@puente.test';

/** A time of a day that is so many days ahead, in mainland Spain. */
function timeAhead(days: number, hour: string): Date {
  const moment = momentInSpain(dayInSpain(Date.now() + days * day), hour);
  if (!moment) throw new Error('Clocks change at night.');
  return moment;
}

const offered = (days: number, ...hours: string[]): string[] =>
  hours.map((hour) => timeAhead(days, hour).toISOString());

const place = {
  minutes,
  placeKind: 'video',
  place: 'https://meet.ejemplo.org/entrevista',
  note: 'Trae dos o tres ideas de por dónde empezarías.',
} as const;

interface Seeded {
  demoStudent: StudentId;
  organizationIds: ReadonlyMap<string, OrganizationId>;
  /** Project whose applications get none. */
  except: ProjectId;
}

/**
 * Seeds interviews: times that the demo student can take, one that another student has taken with the demo coordinator,
 * one that asks for other times, and one of the demo project manager.
 */
export async function seedInterviews(
  db: Database,
  { demoStudent, organizationIds, except }: Seeded,
): Promise<void> {
  const idOf = (name: string): OrganizationId => {
    const id = organizationIds.get(name);
    if (!id) throw new Error(`There is no organisation «${name}».`);
    return id;
  };
  const [interviewer] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, interviewerEmail));
  const [own] = await preselected(db, eq(applications.studentId, demoStudent), 1);
  if (!interviewer || !own) throw new Error('The demo student has no preselected application.');
  const others = sql`${applications.studentId} <> ${demoStudent}`;
  const colleagues = await preselected(
    db,
    and(eq(projects.organizationId, own.organizationId), sql`${projects.id} <> ${except}`, others),
    2,
  );
  const managed = await preselected(
    db,
    and(inArray(projects.organizationId, demoOrganizations.gestion.map(idOf)), others),
    1,
  );
  const common = { ...place, interviewerId: interviewer.id };
  await db.insert(interviews).values([
    {
      ...common,
      applicationId: own.id,
      times: [...offered(5, '10:00', '12:30'), ...offered(6, '09:30', '17:00')],
    },
    ...colleagues.map(({ id }, index) =>
      index === 0 ? takenAt(id, interviewer.id, timeAhead(5, '12:30')) : asked(id, interviewer.id),
    ),
    ...managed.map(({ id }) => ({
      ...place,
      applicationId: id,
      times: offered(7, '10:00', '11:00'),
    })),
  ]);
}

const takenAt = (applicationId: ApplicationId, interviewerId: UserId, startsAt: Date) => ({
  ...place,
  applicationId,
  interviewerId,
  state: 'taken' as const,
  times: [startsAt.toISOString()],
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * 60_000),
  sequence: 1,
});

const asked = (applicationId: ApplicationId, interviewerId: UserId) => ({
  ...place,
  applicationId,
  interviewerId,
  state: 'asked' as const,
  times: offered(4, '09:00'),
  reason: 'Por las mañanas tengo clase. ¿Podría ser por la tarde?',
  reasonBy: 'student' as const,
});

const preselected = (db: Database, where: SQL | undefined, count: number) =>
  db
    .select({ id: applications.id, organizationId: projects.organizationId })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(eq(applications.status, 'preselected'), where))
    .orderBy(asc(applications.id))
    .limit(count);
