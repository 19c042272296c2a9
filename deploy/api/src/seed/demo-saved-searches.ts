import type * as z from 'zod/mini';
import type { newSavedSearch } from '@puente/contract/forms/saved-search';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { savedSearches } from '../db/schema.ts';

const near: z.output<typeof newSavedSearch> = {
  name: 'Híbrido, A Coruña',
  address: 'modality=hybrid&province=A+Coru%C3%B1a',
  filters: { presentiality: { $in: ['hybrid'] }, location: { $eq: 'A Coruña' } },
  frequency: 'weekly',
};
const water: z.output<typeof newSavedSearch> = {
  name: '«agua», Remoto',
  address: 'q=agua&modality=remote',
  filters: { keyword: { $containsi: 'agua' }, presentiality: { $in: ['remote'] } },
  frequency: 'daily',
};

/** Seeds two searches of the demo student, and one of another. */
export async function seedSavedSearches(db: Database, students: readonly { id: StudentId }[]): Promise<void> {
  const [demo, , another] = students;
  if (!demo || !another) return;
  await db.insert(savedSearches).values([
    { filters: {}, ...near, studentId: demo.id },
    { filters: {}, ...water, studentId: demo.id },
    { filters: {}, ...near, studentId: another.id },
  ]);
}
