import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { takesEvaluations } from '@puente/contract/evaluation-window';
import type { linkedEvaluation } from '@puente/contract/forms/evaluation';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, evaluations, students, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import type { EvaluationLink, EvaluationLinks } from './links.ts';
import { sendEvaluation } from './send.ts';
import { windowOf } from './window.ts';

/** @throws Refusal EvaluationLinkInvalid for a token that is not ours, or whose days are over */
function openLink(links: EvaluationLinks, token: string): EvaluationLink {
  const link = links.linkOf(token);
  if (link === null || link.lastDay < dayInSpain(Date.now())) throw refuse('EvaluationLinkInvalid');
  return link;
}

/** @throws Refusal EvaluationLinkInvalid when the collaboration or the student is gone, or somebody else looks after it */
async function subjectOf(db: Database, { member, tutor }: EvaluationLink) {
  const [found] = await db
    .select({ row: collaborations, name: users.name, surname: users.surname })
    .from(collaborationMembers)
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
    .innerJoin(students, eq(students.id, collaborationMembers.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(collaborationMembers.id, member),
        eq(collaborations.tutorId, tutor),
        isNull(collaborationMembers.leftAt),
      ),
    );
  if (!found) throw refuse('EvaluationLinkInvalid');
  return found;
}

/** Returns what a link asks about. @throws Refusal EvaluationLinkInvalid; EvaluationSent; EvaluationNotOpen */
export async function readLink(db: Database, links: EvaluationLinks, token: string) {
  const link = openLink(links, token);
  const { row, name, surname } = await subjectOf(db, link);
  const sent = await db.$count(
    evaluations,
    and(eq(evaluations.memberId, link.member), eq(evaluations.side, 'organization')),
  );
  if (sent > 0) throw refuse('EvaluationSent');
  if (!takesEvaluations(windowOf(row), dayInSpain(Date.now()))) throw refuse('EvaluationNotOpen');
  return {
    title: row.title,
    organization_name: row.organizationName,
    student: `${name} ${surname}`.trim(),
  };
}

/** Sends an evaluation by a link. @throws Refusal EvaluationLinkInvalid; EvaluationSent; EvaluationNotOpen */
export async function sendByLink(
  db: Database,
  post: Post,
  {
    links,
    token,
    given,
  }: { links: EvaluationLinks; token: string; given: z.output<typeof linkedEvaluation> },
): Promise<void> {
  const link = openLink(links, token);
  const { member, tutor } = link;
  const { row } = await subjectOf(db, link);
  await sendEvaluation(db, post, row, {
    member: { id: member },
    side: 'organization',
    scores: given.scores,
    text: given.text,
    by: tutor,
    byLink: true,
    assertAllowed: ({ tutorId }) => {
      if (tutorId !== tutor) throw refuse('EvaluationLinkInvalid');
    },
  });
}
