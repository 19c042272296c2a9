import { eq, inArray } from 'drizzle-orm';
import { otherUniversity } from '@puente/contract/forms/registration';
import type { StudentUpdate } from '@puente/contract/forms/student-update';
import type { StudentId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { degrees, studentDegrees } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';

type Choices = NonNullable<StudentUpdate['degrees']>;

/**
 * Replaces a student's degrees, in the order given: the first is their `degree` (§3).
 * @throws Refusal at `degrees` for an unknown degree
 */
export async function changeDegrees(tx: Database, studentId: StudentId, choices: Choices): Promise<void> {
  const typed = ({ id }: Choices[number]): boolean => id === otherUniversity.id;
  const ids = [...new Set(choices.filter((choice) => !typed(choice)).map(({ id }) => id))];
  const known =
    ids.length === 0 ? [] : await tx.select({ id: degrees.id }).from(degrees).where(inArray(degrees.id, ids));
  if (known.length < ids.length) throw refuseFields({ degrees: messages.pattern });

  const former = await tx
    .delete(studentDegrees)
    .where(eq(studentDegrees.studentId, studentId))
    .returning({ name: studentDegrees.otherName, createdAt: studentDegrees.createdAt });
  // Support reviews the oldest names first: a name keeps its date when the profile is saved again.
  const typedAt = new Map(former.map(({ name, createdAt }) => [name, createdAt]));
  const rows = new Map<string, typeof studentDegrees.$inferInsert>(
    choices.map((choice) => {
      if (!typed(choice)) return [`id ${choice.id}`, { studentId, degreeId: choice.id, otherName: null }];
      const otherName = choice.name ?? null;
      return [
        `name ${choice.name}`,
        { studentId, degreeId: null, otherName, createdAt: typedAt.get(otherName) ?? new Date() },
      ];
    }),
  );
  if (rows.size > 0) await tx.insert(studentDegrees).values([...rows.values()]);
}
