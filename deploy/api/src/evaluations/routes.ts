import type { evaluationCalls } from '@puente/contract/calls/evaluations';
import type { Actor } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { averagesOfOrganization, averagesOfStudent } from './averages.ts';
import { readLink, sendByLink } from './by-link.ts';
import { evaluationsOf } from './presenter.ts';
import { reportEvaluation } from './report.ts';
import { sendEvaluation } from './send.ts';

interface Sending {
  db: Database;
  actor: Actor;
  row: GuardedCollaboration;
}

export const evaluationRoutes = {
  'GET /api/collaborations/:id/evaluations': async ({ db, actor, row }) => ({
    data: await evaluationsOf(db, actor, row),
  }),

  'POST /api/collaborations/:id/evaluations/organization': (context) => {
    const { actor, body } = context;
    return send(context, { member: { student: actor.profileId }, side: 'student', ...body.data });
  },

  'POST /api/collaborations/:id/evaluations/students': (context) => {
    const { member: id, ...given } = context.body.data;
    return send(context, { member: { id }, side: 'organization', ...given });
  },

  'POST /api/collaborations/:id/evaluations/problems': async ({
    actor,
    row,
    body: { data },
    ...services
  }) => {
    await reportEvaluation(services, actor, row, data);
    return undefined;
  },

  'GET /api/organizations/:id/evaluations': async ({ db, row }) => ({
    data: await averagesOfOrganization(db, row.id),
  }),

  'GET /api/users/me/evaluations': async ({ db, actor }) => ({
    data: await averagesOfStudent(db, actor.profileId),
  }),

  'GET /api/evaluations/by-link': async ({ db, evaluationLinks, query: { token } }) => ({
    data: await readLink(db, evaluationLinks, token),
  }),

  'POST /api/evaluations/by-link': async ({ query: { token }, body: { data }, ...services }) => {
    await sendByLink(services.db, postOf(services), {
      links: services.evaluationLinks,
      token,
      given: data,
    });
    return undefined;
  },
} satisfies Routes<typeof evaluationCalls>;

/** Sends an evaluation, and returns those of the collaboration that the sender reads then. */
async function send(
  { actor, row, ...services }: Parameters<typeof postOf>[0] & Sending,
  sent: Omit<Parameters<typeof sendEvaluation>[3], 'by'>,
) {
  await sendEvaluation(services.db, postOf(services), row, { ...sent, by: actor.userId });
  return { data: await evaluationsOf(services.db, actor, row) };
}
