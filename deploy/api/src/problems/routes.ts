import { and, eq } from 'drizzle-orm';
import type { problemCalls } from '@puente/contract/calls/problems';
import { sideOf } from '../conversations/policy.ts';
import { chatMessages } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
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

  'POST /api/conversations/:id/problems': async ({ actor, row, body: { data }, ...services }) => {
    const [message] = await services.db
      .select({ id: chatMessages.id, from: chatMessages.from })
      .from(chatMessages)
      .where(and(eq(chatMessages.id, data.message), eq(chatMessages.conversationId, row.id)));
    if (!message || message.from === 'assistant' || message.from === sideOf(actor, row))
      throw refuse('NotReportable');
    const title = row.project?.title ?? row.subject;
    await reportProblem(services, actor.userId, { kind: 'message', id: message.id, title }, data);
    return undefined;
  },
} satisfies Routes<typeof problemCalls>;
