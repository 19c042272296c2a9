import { eq, inArray } from 'drizzle-orm';
import type { deskCalls } from '@puente/contract/calls/desk';
import type { ApplicationNote, DeskMoves } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { applications, users } from '../db/schema.ts';
import type { ProjectRow } from '../projects/columns.ts';
import type { Routes } from '../server/serve.ts';
import { decideTogether, sendTogether, undoTogether } from './decisions.ts';
import { deskOf, deskWordsOf } from './desk.ts';
import { notesOf, removeNote, writeNote } from './notes.ts';

/**
 * Splits the requested applications, in their current state, into moved and unmoved ones. The latter name the colleague
 * who was faster.
 */
async function movesOf(
  db: Database,
  actor: Actor,
  project: ProjectRow,
  named: readonly ApplicationId[],
  moved: readonly ApplicationId[],
): Promise<{ data: DeskMoves }> {
  const isMoved = new Set(moved);
  const refused = named.filter((id) => !isMoved.has(id));
  const [now, by] = await Promise.all([deskOf(db, actor, project, named), moversOf(db, refused)]);
  return {
    data: {
      moved: now.filter(({ id }) => isMoved.has(id)),
      refused,
      overtaken: now
        .filter(({ id }) => !isMoved.has(id))
        .map((application) => ({ application, by: by.get(application.id) ?? null })),
    },
  };
}

/** The person who last moved each application, by its id. Unknown for some. */
async function moversOf(
  db: Database,
  named: readonly ApplicationId[],
): Promise<ReadonlyMap<ApplicationId, string>> {
  if (named.length === 0) return new Map();
  const movers = await db
    .select({ id: applications.id, name: users.name, surname: users.surname })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.movedBy))
    .where(inArray(applications.id, [...named]));
  return new Map(movers.map(({ id, name, surname }) => [id, `${name} ${surname}`]));
}

export const deskRoutes = {
  'GET /api/projects/:id/desk': async ({ db, actor, row }) => ({ data: await deskOf(db, actor, row) }),

  'GET /api/projects/:id/desk/words': async ({ db, actor, row }) => ({
    data: await deskWordsOf(db, actor, row),
  }),

  'POST /api/projects/:id/desk/decisions': async ({ actor, row, body: { data }, ...services }) => {
    const moved = await decideTogether(services, actor, row, data);
    return movesOf(
      services.db,
      actor,
      row,
      data.applications.map(({ id }) => id),
      moved,
    );
  },

  'POST /api/projects/:id/desk/undo': async ({ db, actor, row, body: { data } }) =>
    movesOf(db, actor, row, data.applications, await undoTogether(db, actor, row, data.applications)),

  'POST /api/projects/:id/desk/sending': async ({ actor, row, body: { data }, ...services }) =>
    movesOf(services.db, actor, row, data.applications, await sendTogether(services, actor, row, data)),

  'GET /api/applys/:id/notes': async ({ db, actor, row }) => ({ data: await notesOf(db, actor, row) }),

  'POST /api/applys/:id/notes': async ({ db, actor, row, body: { data } }) => {
    const id = await writeNote(db, actor, row, data.text);
    const written = (await notesOf(db, actor, row)).find((note) => note.id === id);
    return { data: written as ApplicationNote };
  },

  'DELETE /api/application-notes/:id': async ({ db, actor, row }) => {
    await removeNote(db, actor, row);
    return undefined;
  },
} satisfies Routes<typeof deskCalls>;
