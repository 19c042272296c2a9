import type * as z from 'zod/mini';
import type { Work } from '@puente/contract/entities/work';
import { type NewWork, newWork, type WorkChanges } from '@puente/contract/forms/work';
import { fieldsOf, formColumns } from '../db/fields.ts';
import { works } from '../db/schema.ts';
import { parseBody } from '../http/parsing.ts';
import type { WorkRow } from './columns.ts';

type Form = z.output<typeof newWork>;

/** Column of each field that the API returns as it is stored. */
const plainFields = {
  status: 'status',
  title: 'title',
  summary: 'summary',
  language: 'language',
  sector: 'sector',
  categories: 'categories',
  tags: 'tags',
  tutor: 'tutor',
  linkedin: 'linkedin',
  url: 'url',
  awards: 'awards',
  contactable: 'contactable',
  index: 'index',
  impact: 'impact',
  sustainability: 'sustainability',
  innovation: 'innovation',
  viability: 'viability',
  release_month: 'releaseMonth',
  ods: 'ods',
  licence: 'licence',
} as const satisfies Partial<Record<keyof Work, keyof WorkRow>>;

/** Column of each field of the form except those in other tables. */
const formFields = {
  ...plainFields,
  tfxDate: 'tfxDate',
  embargo_until: 'embargoUntil',
  file: 'fileId',
} as const satisfies Record<Exclude<keyof NewWork, 'study_areas' | 'tutor_email'>, keyof WorkRow>;

/** Fields of a work that its author fills in, without the document. */
export const presentFields = (row: WorkRow) => ({
  ...fieldsOf(row, plainFields),
  tfxDate: dayOf(row.tfxDate),
  embargo_until: dayOf(row.embargoUntil),
});

/** Parses a saved work with some changes as the form of its stage. @throws Refusal by field for what is missing */
export function completeWork(row: WorkRow, areas: readonly string[], changes: WorkChanges = {}): Form {
  const kept = {
    ...presentFields(row),
    study_areas: [...areas],
    file: row.fileId,
  } satisfies Record<Exclude<keyof NewWork, 'tutor_email'>, unknown>;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return parseBody(newWork, { ...kept, ...given });
}

/** Maps a form to columns. */
export const columnsOf = ({ ods, tfxDate, embargo_until, ...form }: Form) =>
  formColumns(
    works,
    {
      ...form,
      ods: ods && [...new Set(ods)].sort((one, other) => one - other),
      tfxDate: midnightOf(tfxDate),
      embargo_until: midnightOf(embargo_until),
    },
    formFields,
  );

const dayOf = (moment: Date | null): string | null => moment?.toISOString().slice(0, 10) ?? null;

const midnightOf = (day: string | null | undefined): Date | null | undefined =>
  typeof day === 'string' ? new Date(`${day}T00:00:00.000Z`) : day;
