import type { Student, Talent } from '@puente/contract/entities/student';
import type { StudentRelation } from '@puente/contract/entities/student-relations';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { fieldsOf } from '../db/fields.ts';
import { presentStamps } from '../http/stamps.ts';
import { presentPreferences } from '../messages/preferences.ts';
import type { StudentRow } from './columns.ts';
import { degreesOf } from './degrees.ts';
import { ownFields, talentFields } from './fields.ts';
import {
  followsOf,
  interestsOf,
  preferencesOf,
  savedProjectsOf,
  savedResourcesOf,
  savedWorksOf,
  worksOf,
} from './relations.ts';

/** Students as `reader` may see them. Only the student sees the disability (specification §3, decisions). */
const presentOwnFields = (row: StudentRow, reader: Actor | null): Student => ({
  id: row.id,
  ...presentStamps(row),
  ...fieldsOf(row, ownFields),
  ...(reader?.userId === row.userId && {
    disability: row.disability,
    disabilityConsent: row.disabilityConsentAt !== null,
  }),
  completedAt: row.completedAt?.toISOString() ?? null,
});

/** Students with the requested relations: one query for each, for any number of students. */
export async function presentStudents(
  db: Database,
  reader: Actor | null,
  rows: readonly StudentRow[],
  populate: readonly StudentRelation[] = [],
): Promise<Student[]> {
  const ids = rows.map(({ id }) => id);
  const asked = (...relations: StudentRelation[]): boolean =>
    relations.some((relation) => populate.includes(relation));
  const [degrees, tfxs, notification, favorites, savedWorks, savedResources, follows, opportunities] =
    await Promise.all([
      asked('degree', 'degrees') ? degreesOf(db, ids) : null,
      asked('tfxs') ? worksOf(db, reader, ids) : null,
      asked('notification') ? preferencesOf(db, ids) : null,
      asked('favorites') ? savedProjectsOf(db, ids) : null,
      asked('favorites_tfxes')
        ? savedWorksOf(
            db,
            reader,
            rows.map(({ userId }) => userId),
          )
        : null,
      asked('favourites_resources') ? savedResourcesOf(db, ids) : null,
      asked('follows') ? followsOf(db, ids) : null,
      asked('opportunities') ? interestsOf(db, reader, ids) : null,
    ]);
  return rows.map((row) => ({
    ...presentOwnFields(row, reader),
    ...(asked('user') && {
      user: { id: row.userId, email: row.email, name: row.name, surname: row.surname, phone: row.phone },
    }),
    ...(asked('student_area') && { student_area: row.studentArea }),
    ...(degrees && asked('degree') && { degree: degrees.get(row.id)?.[0] ?? null }),
    ...(degrees && asked('degrees') && { degrees: degrees.get(row.id) ?? [] }),
    ...(tfxs && { tfxs: tfxs.get(row.id) ?? [] }),
    ...(notification && { notification: notification.get(row.id) ?? presentPreferences(null) }),
    ...(favorites && { favorites: favorites.get(row.id) ?? [] }),
    ...(savedWorks && { favorites_tfxes: savedWorks.get(row.userId) ?? [] }),
    ...(savedResources && { favourites_resources: savedResources.get(row.id) ?? [] }),
    ...(follows && { follows: follows.get(row.id) ?? [] }),
    ...(opportunities && { opportunities: opportunities.get(row.id) ?? [] }),
  }));
}

export async function presentStudent(
  db: Database,
  reader: Actor | null,
  row: StudentRow,
  populate: readonly StudentRelation[] = [],
): Promise<Student> {
  const [student] = await presentStudents(db, reader, [row], populate);
  return student as Student;
}

/** Students of the talent corner. */
export async function presentTalents(db: Database, rows: readonly StudentRow[]): Promise<Talent[]> {
  const degrees = await degreesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    ...fieldsOf(row, talentFields),
    degrees: (degrees.get(row.id) ?? []).map(({ name }) => name),
  }));
}
