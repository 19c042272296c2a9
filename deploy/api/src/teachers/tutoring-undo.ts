import { and, eq, isNull } from 'drizzle-orm';
import { ids, type ProjectId, type TeacherId, type WorkId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { projects, projectTutors, works } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { makeSigner } from '../http/signed-text.ts';

type Declined = { work: WorkId } | { project: ProjectId };

/** Milliseconds for which a decline can be undone: longer than any message stays on the screen. */
const lasts = 10 * 60_000;

/** Tokens with which a teacher undoes a decline. Each names the record, the teacher and its expiry. */
export interface Declines {
  tokenOf: (teacher: TeacherId, declined: Declined) => string;
  /** Null for a token that belongs to another teacher, has expired, or that we did not sign. */
  declinedOf: (teacher: TeacherId, token: string) => Declined | null;
}

export function makeDeclines(secret: string): Declines {
  const { sign, read } = makeSigner(secret, 'declines');
  return {
    tokenOf(teacher, declined) {
      const [[kind, id]] = Object.entries(declined) as [[string, number]];
      return sign(`${kind}-${id}-${teacher}-${Date.now() + lasts}`);
    },
    declinedOf(teacher, token) {
      const [kind, id, of, until] = (read(token) ?? '').split('-');
      if (Number(of) !== teacher || Number(until) < Date.now()) return null;
      return kind === 'work'
        ? { work: ids.work.parse(Number(id)) }
        : { project: ids.project.parse(Number(id)) };
    },
  };
}

/**
 * Names the teacher as the tutor again, without an answer.
 * @throws Refusal NotFound for a token of another teacher or an expired one, and once the author has named another
 * teacher
 */
export async function takeDeclineBack(
  { db, declines }: { db: Database; declines: Declines },
  teacher: TeacherId,
  token: string,
): Promise<void> {
  const declined = declines.declinedOf(teacher, token);
  if (declined === null) throw refuse('NotFound');
  const isNamed =
    'work' in declined
      ? await nameAgain(db, declined.work, teacher)
      : await nameAgainInProject(db, declined.project, teacher);
  if (!isNamed) throw refuse('NotFound');
}

async function nameAgain(db: Database, work: WorkId, teacher: TeacherId): Promise<boolean> {
  const named = await db
    .update(works)
    .set({ tutorId: teacher, tutorAcceptedAt: null })
    .where(and(eq(works.id, work), isNull(works.tutorId)))
    .returning({ id: works.id });
  return named.length > 0;
}

const nameAgainInProject = (db: Database, project: ProjectId, teacher: TeacherId): Promise<boolean> =>
  db.transaction(async (tx) => {
    const there = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, project))
      .for('key share');
    if (there.length === 0) return false;
    await tx.insert(projectTutors).values({ projectId: project, teacherId: teacher }).onConflictDoNothing();
    return true;
  });
