import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import { deliveryStateOf } from '@puente/contract/constants/deliveries';
import { planAnswerer } from '@puente/contract/constants/plan';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { CollaborationProgress } from '@puente/contract/entities/collaboration';
import { takesEvaluations } from '@puente/contract/evaluation-window';
import type { CollaborationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import {
  agreementAcceptances,
  agreements,
  collaborationMembers,
  collaborations,
  deliveries,
  evaluations,
  milestones,
  planProposals,
  students,
  teachers,
} from '../db/schema.ts';
import { windowOf } from '../evaluations/window.ts';
import type { CollaborationRow } from './policy.ts';

interface Progressing {
  row: CollaborationRow;
  /** Side of the reader. */
  side: CollaborationSide;
}

/** Facts that decide the next step of each collaboration, for one reader. */
export async function progressOf(
  db: Database,
  actor: Actor,
  ids: readonly CollaborationId[],
): Promise<(progressing: Progressing) => CollaborationProgress> {
  const [planned, proposals, unaccepted, unevaluated] = await Promise.all([
    milestonesOf(db, ids),
    proposalsOf(db, ids),
    unacceptedOf(db, actor, ids),
    unevaluatedOf(db, actor, ids),
  ]);
  const today = dayInSpain(Date.now());
  return ({ row, side }) => {
    const all = planned.get(row.id) ?? [];
    const inState = (state: ReturnType<typeof deliveryStateOf>) =>
      all.find((milestone) => milestone.state === state);
    const proposal = proposals.get(row.id)?.[0];
    const window = windowOf(row);
    const evaluates =
      side !== 'teacher' &&
      takesEvaluations(window, today) &&
      (unevaluated.get(row.id)?.includes(side) ?? false);
    const waiting = all
      .filter(({ state }) => state === 'delivered')
      .toSorted((one, other) => Number(one.delivery) - Number(other.delivery))[0];
    return {
      has_plan: all.length > 0 || proposal !== undefined,
      plan_answer: proposal ? planAnswerer({ ...proposal, hasTeacher: row.teacherId !== null }) : null,
      plan_changes: proposal?.state === 'changesAsked' ? proposal.by : null,
      agreement: unaccepted.get(row.id)?.flat() ?? [],
      milestone: dueOf(inState('pending')),
      changes: dueOf(inState('changesAsked')),
      review: waiting ? { title: waiting.title } : null,
      evaluation: evaluates ? { until: window?.closes ?? null } : null,
    };
  };
}

const dueOf = (milestone: { title: string; due: string } | undefined) =>
  milestone ? { title: milestone.title, due: milestone.due } : null;

/** Agreed milestones with the state of their latest version, the one that is due first at the top. */
async function milestonesOf(db: Database, ids: readonly CollaborationId[]) {
  const later = aliasedTable(deliveries, 'later');
  const found = await db
    .select({
      owner: milestones.collaborationId,
      title: milestones.title,
      due: milestones.due,
      delivery: deliveries.id,
      answer: deliveries.answer,
    })
    .from(milestones)
    .leftJoin(
      deliveries,
      and(
        eq(deliveries.milestoneId, milestones.id),
        sql`not exists (select 1 from ${deliveries} ${later} where ${later.milestoneId} = ${milestones.id} and ${later.id} > ${deliveries.id})`,
      ),
    )
    .where(and(inArray(milestones.collaborationId, [...ids]), isNull(milestones.removedAt)))
    .orderBy(asc(milestones.due), asc(milestones.position), asc(milestones.id));
  return groupByOwner(found, ({ title, due, delivery, answer }) => ({
    title,
    due,
    delivery,
    state: deliveryStateOf(delivery === null ? undefined : { answer }),
  }));
}

/** The latest proposed plan of each. */
const proposalsOf = async (db: Database, ids: readonly CollaborationId[]) =>
  groupByOwner(
    await db
      .selectDistinctOn([planProposals.collaborationId], {
        owner: planProposals.collaborationId,
        state: planProposals.state,
        by: planProposals.by,
      })
      .from(planProposals)
      .where(inArray(planProposals.collaborationId, [...ids]))
      .orderBy(planProposals.collaborationId, desc(planProposals.id)),
    ({ state, by }) => ({ state, by }),
  );

/** Sides that have not accepted the latest agreement. A student's team-mates do not count for the student. */
async function unacceptedOf(db: Database, { userId, role }: Actor, ids: readonly CollaborationId[]) {
  const acceptance = (whose: ReturnType<typeof sql>) =>
    sql`exists (select 1 from ${agreementAcceptances} where ${agreementAcceptances.agreementId} = ${agreements.id} and ${whose})`;
  const by = (user: unknown) => acceptance(sql`${agreementAcceptances.userId} = ${user}`);
  const found = await db
    .selectDistinctOn([agreements.collaborationId], {
      owner: agreements.collaborationId,
      own: sql<boolean>`${by(userId)}`,
      student: sql<boolean>`exists (select 1 from ${collaborationMembers} inner join ${students} on ${students.id} = ${collaborationMembers.studentId}
        where ${collaborationMembers.collaborationId} = ${agreements.collaborationId} and ${collaborationMembers.leftAt} is null
        and not ${by(students.userId)})`,
      organization: sql<boolean>`not ${acceptance(sql`${agreementAcceptances.side} = 'organization'`)}`,
      teacher: sql<boolean>`${teachers.id} is not null and not ${by(teachers.userId)}`,
    })
    .from(agreements)
    .innerJoin(collaborations, eq(collaborations.id, agreements.collaborationId))
    .leftJoin(teachers, eq(teachers.id, collaborations.teacherId))
    .where(inArray(agreements.collaborationId, [...ids]))
    .orderBy(agreements.collaborationId, desc(agreements.version));
  return groupByOwner(found, ({ own, student, organization, teacher }) => [
    ...(student && !(own && role === 'student') ? (['student'] as const) : []),
    ...(organization ? (['organization'] as const) : []),
    ...(teacher ? (['teacher'] as const) : []),
  ]);
}

/** Sides of a present student whose evaluation has not been sent. Students read about their own. */
async function unevaluatedOf(db: Database, actor: Actor, ids: readonly CollaborationId[]) {
  const missing = (side: 'student' | 'organization') =>
    sql<boolean>`not exists (select 1 from ${evaluations} where ${evaluations}.member_id = ${collaborationMembers}.id and ${evaluations}.side = ${side})`;
  const found = await db
    .select({
      owner: collaborationMembers.collaborationId,
      studentId: collaborationMembers.studentId,
      student: missing('student'),
      organization: missing('organization'),
    })
    .from(collaborationMembers)
    .where(
      and(
        inArray(collaborationMembers.collaborationId, [...ids]),
        isNull(collaborationMembers.leftAt),
        isNotNull(collaborationMembers.studentId),
      ),
    );
  const sides = found.flatMap(({ owner, studentId, student, organization }) => [
    ...(student && actor.role === 'student' && studentId === actor.profileId
      ? [{ owner, side: 'student' as const }]
      : []),
    ...(organization ? [{ owner, side: 'organization' as const }] : []),
  ]);
  return groupByOwner(sides, ({ side }) => side);
}
