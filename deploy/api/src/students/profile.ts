import { eq } from 'drizzle-orm';
import type { StudentUpdate } from '@puente/contract/forms/student-update';
import type { StudentId, StudyAreaId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { formColumns } from '../db/fields.ts';
import { students, users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { changePreferences } from '../messages/preferences.ts';
import { universityOf } from '../profiles/create.ts';
import { assertCampaigns } from '../programs/campaigns.ts';
import { findStudyArea } from '../studies/study-area.ts';
import { completed } from './competences.ts';
import { changeDegrees } from './degree-changes.ts';
import { afterChange } from './disability.ts';
import { profileFields } from './fields.ts';
import { changeRelation, relations } from './relation-changes.ts';

type Columns = Partial<typeof students.$inferInsert>;

interface Whose {
  id: StudentId;
  userId: UserId;
}

/** Writes the fields of `data`, in the caller's transaction. @throws Refusal at an invalid field */
export async function changeStudent(
  tx: Database,
  { id, userId }: Whose,
  data: StudentUpdate,
  further: Columns = {},
): Promise<void> {
  // Two tabs that change the same student take turns: neither changes what the other has read here.
  const [kept] = await tx
    .select({ disability: students.disability, disabilityConsentAt: students.disabilityConsentAt })
    .from(students)
    .where(eq(students.id, id))
    .for('no key update');
  if (!kept) throw refuse('NotFound');
  const columns = {
    ...(await columnsOf(tx, data)),
    ...disabilityAfter(kept, data),
    ...further,
    // Of another table, and yet another version of the student.
    ...((data.degrees ?? data.phone ?? data.notification) && { updatedAt: new Date() }),
  };
  if (Object.values(columns).some((value) => value !== undefined))
    await tx.update(students).set(columns).where(eq(students.id, id));
  if (data.degrees) await changeDegrees(tx, id, data.degrees);
  // An empty phone is not written to the user (specification §5).
  if (data.phone) await tx.update(users).set({ phone: data.phone }).where(eq(users.id, userId));
  if (data.notification) await changePreferences(tx, id, data.notification);
  for (const [name, relation] of Object.entries(relations)) {
    const change = data[name as keyof typeof relations];
    if (change) await changeRelation(tx, relation, name === 'favorites_tfxes' ? userId : id, change);
  }
}

const columnsOf = async (tx: Database, data: StudentUpdate): Promise<Columns> => ({
  ...formColumns(
    students,
    {
      ...data,
      tags: data.tags && [...new Set(data.tags)],
      competences: data.competences && completed(data.competences.answers),
    },
    profileFields,
  ),
  ...(data.university !== undefined && {
    universityId: data.university === null ? null : await universityOf(tx, data.university),
  }),
  ...(data.student_area !== undefined && { studyAreaId: await studyAreaOf(tx, data.student_area) }),
  ...(data.campaigns && { campaigns: await assertCampaigns(tx, data.campaigns) }),
});

function disabilityAfter(kept: Parameters<typeof afterChange>[0], data: StudentUpdate): Columns {
  if (data.disability === undefined && data.disabilityConsent === undefined) return {};
  const changed = afterChange(kept, data, new Date());
  if (changed === 'ConsentRequired') throw refuseFields({ disabilityConsent: messages.acceptRequired });
  return changed;
}

/** The id of a study area, given by id or by name. @throws Refusal at `student_area` when it is unknown */
async function studyAreaOf(tx: Database, wanted: StudyAreaId | string | null): Promise<StudyAreaId | null> {
  if (wanted === null) return null;
  const found = await findStudyArea(tx, wanted);
  if (found === undefined) throw refuseFields({ student_area: messages.required });
  return found;
}
