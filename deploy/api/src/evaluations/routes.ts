import type { evaluationCalls } from '@puente/contract/calls/evaluations';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { averagesOf } from './averages.ts';
import { readLink, sendByLink } from './by-link.ts';
import { evaluationsOf } from './presenter.ts';
import { reportEvaluation } from './report.ts';
import { sendEvaluation } from './send.ts';

export const evaluationRoutes = {
  'GET /api/collaborations/:id/evaluations': async ({ db, actor, row }) => ({
    data: await evaluationsOf(db, actor, row),
  }),

  'POST /api/collaborations/:id/evaluations/organization': async ({
    actor,
    row,
    body: { data },
    ...services
  }) => {
    await sendEvaluation(services.db, postOf(services), row, {
      member: { student: actor.profileId },
      side: 'student',
      scores: data.scores,
      text: data.text,
      by: actor.userId,
    });
    return { data: await evaluationsOf(services.db, actor, row) };
  },

  'POST /api/collaborations/:id/evaluations/students': async ({
    actor,
    row,
    body: { data },
    ...services
  }) => {
    await sendEvaluation(services.db, postOf(services), row, {
      member: { id: data.member },
      side: 'organization',
      scores: data.scores,
      text: data.text,
      by: actor.userId,
    });
    return { data: await evaluationsOf(services.db, actor, row) };
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

  'GET /api/organizations/:id/evaluations': async ({ db, row }) => ({ data: await averagesOf(db, row.id) }),

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
