import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type NewWork, newWork, type WorkChanges } from '@puente/contract/forms/work';
import type { TeacherId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { teachers, users, type works } from '../db/schema.ts';
import { parseBody } from '../http/parsing.ts';
import type { WorkRow } from './columns.ts';

type Form = z.output<typeof newWork>;

/** Parses a saved work with some changes as the form of its stage. @throws Refusal by field for what is missing */
export function completeWork(row: WorkRow, areas: readonly string[], changes: WorkChanges = {}): Form {
  const kept = {
    status: row.status,
    title: row.title,
    summary: row.summary,
    study_areas: [...areas],
    language: row.language ?? undefined,
    sector: row.sector,
    categories: row.categories,
    tags: row.tags,
    tutor: row.tutor,
    linkedin: row.linkedin,
    url: row.url,
    awards: row.awards,
    contactable: row.contactable,
    index: row.index,
    impact: row.impact,
    sustainability: row.sustainability,
    innovation: row.innovation,
    viability: row.viability,
    release_month: row.releaseMonth,
    tfxDate: row.tfxDate?.toISOString().slice(0, 10) ?? null,
    file: row.fileId,
    ods: row.ods,
    licence: row.licence,
    embargo_until: row.embargoUntil?.toISOString().slice(0, 10) ?? null,
  } satisfies Record<Exclude<keyof NewWork, 'tutor_email'>, unknown>;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return parseBody(newWork, { ...kept, ...given });
}

/** Maps a form to columns. */
export const columnsOf = (form: Form): Omit<typeof works.$inferInsert, 'studentId'> => ({
  status: form.status,
  title: form.title,
  summary: form.summary,
  language: form.language,
  sector: form.sector ?? null,
  categories: form.categories ?? [],
  tags: form.tags ?? [],
  tutor: textOrNull(form.tutor),
  linkedin: textOrNull(form.linkedin),
  url: textOrNull(form.url),
  awards: form.awards ?? false,
  contactable: form.contactable ?? true,
  index: textOrNull(form.index),
  impact: textOrNull(form.impact),
  sustainability: textOrNull(form.sustainability),
  innovation: textOrNull(form.innovation),
  viability: textOrNull(form.viability),
  releaseMonth: form.release_month ?? null,
  tfxDate: dayOrNull(form.tfxDate),
  fileId: form.file ?? null,
  ods: [...new Set(form.ods)].sort((one, other) => one - other),
  licence: form.licence ?? null,
  embargoUntil: dayOrNull(form.embargo_until),
});

const dayOrNull = (day: string | null | undefined): Date | null =>
  typeof day === 'string' ? new Date(`${day}T00:00:00.000Z`) : null;

/** Maps an empty text to null. */
const textOrNull = (text: string | null | undefined): string | null => (text === '' ? null : (text ?? null));

/**
 * The teacher with this address; undefined when the form names no teacher. Unknown addresses are ignored, so that the
 * response does not reveal who has an account.
 */
export async function tutorIdOf(
  db: Database,
  email: string | null | undefined,
): Promise<TeacherId | null | undefined> {
  if (email === undefined) return undefined;
  if (email === null || email === '') return null;
  const [teacher] = await db
    .select({ id: teachers.id })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(users.email, email));
  return teacher?.id ?? null;
}
