import type { problemCalls } from '@puente/contract/calls/problems';
import type { Routes } from '../server/serve.ts';
import { reportProblem } from './report-problem.ts';

export const problemRoutes = {
  'POST /api/projects/:id/problems': async ({ actor, row, body: { data }, ...services }) => {
    await reportProblem(services, actor.userId, { kind: 'project', id: row.id, title: row.title }, data);
    return undefined;
  },

  'POST /api/tfxes/:id/problems': async ({ actor, row, body: { data }, ...services }) => {
    await reportProblem(
      services,
      actor.userId,
      { kind: 'work', id: row.id, title: row.title || 'Sin título' },
      data,
    );
    return undefined;
  },

  'POST /api/opportunities/:id/problems': async ({ actor, row, body: { data }, ...services }) => {
    await reportProblem(services, actor.userId, { kind: 'opportunity', id: row.id, title: row.title }, data);
    return undefined;
  },

  'POST /api/organizations/:id/problems': async ({ actor, row, body: { data }, ...services }) => {
    await reportProblem(services, actor.userId, { kind: 'organization', id: row.id, title: row.name }, data);
    return undefined;
  },
} satisfies Routes<typeof problemCalls>;
