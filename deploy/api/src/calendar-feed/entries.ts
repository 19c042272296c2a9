import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { CalendarDay } from '@puente/contract/calendar-file';
import { statesUnderWay } from '@puente/contract/constants/collaborations';
import type { Actor } from '../access/actor.ts';
import { collaborationPolicy } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { applications, collaborations, interviews, milestones, projects } from '../db/schema.ts';
import { interviewEntry } from '../interviews/calendar.ts';
import { interviewColumns, interviewPolicy } from '../interviews/policy.ts';

/** Entries of each kind. Calendars with more would take long to draw, and nobody has as many. */
const most = 500;
/** Past interviews are kept for a month. */
const keptDays = 30;
const dayLength = 24 * 60 * 60 * 1000;

/** Days of a user's collaborations under way, and chosen times of interviews. Reads what the user may see now. */
export async function entriesFor(db: Database, actor: Actor, publicUrl: string): Promise<CalendarDay[]> {
  const [works, planned, chosen] = await Promise.all([
    db
      .select()
      .from(collaborations)
      .where(and(inArray(collaborations.state, statesUnderWay), collaborationPolicy.visible(actor)))
      .orderBy(asc(collaborations.id))
      .limit(most),
    db
      .select({ milestone: milestones, title: collaborations.title })
      .from(milestones)
      .innerJoin(collaborations, eq(collaborations.id, milestones.collaborationId))
      .where(
        and(
          inArray(collaborations.state, statesUnderWay),
          isNull(milestones.removedAt),
          collaborationPolicy.visible(actor),
        ),
      )
      .orderBy(asc(milestones.id))
      .limit(most),
    db
      .select({ ...interviewColumns, title: projects.title, organization: projects.organizationName })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(
        and(
          inArray(interviews.state, ['taken', 'done']),
          gt(interviews.startsAt, new Date(Date.now() - keptDays * dayLength)),
          interviewPolicy.visible(actor),
        ),
      )
      .orderBy(asc(interviews.id))
      .limit(most),
  ]);
  const pageOf = (id: number): string => `${publicUrl}/colaboraciones/${id}`;
  return [
    ...works.flatMap(({ id, title, begins, ends }) => [
      ...dayOf(`collaboration-${id}-begins`, begins, `Empieza la colaboración: ${title}`, pageOf(id)),
      ...dayOf(`collaboration-${id}-ends`, ends, `Termina la colaboración: ${title}`, pageOf(id)),
    ]),
    ...planned.flatMap(({ milestone: { id, title, description, due, collaborationId }, title: work }) =>
      dayOf(
        `milestone-${id}`,
        due,
        `Último día para «${title}»: ${work}`,
        pageOf(collaborationId),
        description,
      ),
    ),
    ...chosen.flatMap(({ title, organization, ...row }) => {
      const entry = interviewEntry(
        { ...row, state: 'taken' },
        {
          project: title,
          organization,
          address:
            actor.role === 'student'
              ? `${publicUrl}/profile/applications/${row.applicationId}`
              : `${publicUrl}/organizations/projects/${row.projectId}/applys?open=${row.applicationId}`,
        },
      );
      return entry ? [entry] : [];
    }),
  ];
}

/** Entry of a whole day in Spain; none without the day. */
const dayOf = (
  id: string,
  day: string | null,
  title: string,
  address: string,
  about?: string,
): CalendarDay[] =>
  day === null
    ? []
    : [{ id, moment: `${day}T12:00:00.000Z`, title, address, ...(about !== undefined && { about }) }];
