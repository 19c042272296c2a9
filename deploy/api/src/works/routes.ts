import { eq } from 'drizzle-orm';
import type { workCalls } from '@puente/contract/calls/works';
import { files } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { postOf } from '../mail/post.ts';
import { answerTutoring } from '../own-works/save.ts';
import type { Routes } from '../server/serve.ts';
import { fileAnswer } from '../uploads/file-answer.ts';
import { cite } from './citation.ts';
import { documentNameOf } from './document-name.ts';
import { isEmbargoed } from './embargo.ts';
import { browseWorks, ofStudent, ownWorks } from './lists.ts';
import { isInvolved } from './policy.ts';
import { presentWork, presentWorks } from './presenter.ts';
import { hideWork, showWork } from './repository.ts';

/** Relations in the response to a change. */
const relations = ['student', 'study_areas', 'tutor'] as const;

export const workRoutes = {
  'GET /api/tfxes': ({ db, actor, query, visible }) =>
    browseWorks(db, query, visible, (rows) => presentWorks(db, actor, rows, query.populate)),

  'GET /api/students/:id/tfxes': ({ db, actor, query, row }) =>
    ownWorks(db, query, ofStudent(row.id), (rows) => presentWorks(db, actor, rows, query.populate)),

  'GET /api/tfxes/:id': async ({ db, actor, query, row }) => ({
    data: await presentWork(db, actor, row, query.populate),
  }),

  'POST /api/tfxes/:id/hide': async ({ actor, row, body: { data }, ...services }) => {
    const { db } = services;
    const hidden = await hideWork(db, postOf(services), actor, row, data.hiding_reason);
    return { data: await presentWork(db, actor, hidden, relations) };
  },

  'POST /api/tfxes/:id/show': async ({ actor, row, ...services }) => {
    const { db } = services;
    const shown = await showWork(db, postOf(services), actor, row);
    return { data: await presentWork(db, actor, shown, relations) };
  },

  'PUT /api/tfxes/:id/tutoring': async ({ db, actor, declines, row, body: { data } }) => {
    await answerTutoring(db, row, data.accepted);
    return {
      data: { undo: data.accepted === false ? declines.tokenOf(actor.profileId, { work: row.id }) : null },
    };
  },

  'GET /api/tfxes/:id/citations': async ({ db, actor, row, config }) => {
    const work = await presentWork(db, actor, row, relations);
    return { data: await cite(work, `${config.publicUrl}/tfx/${row.id}`) };
  },

  'GET /api/tfxes/:id/file': async ({ db, actor, uploads, row }) => {
    if (isEmbargoed(row) && !isInvolved(actor, row)) throw refuse('TfxEmbargoed');
    const [file] = row.fileId === null ? [] : await db.select().from(files).where(eq(files.id, row.fileId));
    if (!file) throw refuse('NotFound');
    return fileAnswer(uploads, { ...file, name: documentNameOf(row, file.name) });
  },
} satisfies Routes<typeof workCalls>;
