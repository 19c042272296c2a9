import { and, desc, eq, max, ne } from 'drizzle-orm';
import type { Application } from '@puente/contract/entities/application';
import type { StudentId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { applications, files } from '../db/schema.ts';

/** The CVs that a student has sent, each once, the last one first. */
export const sentCvs = (db: Database, studentId: StudentId): Promise<NonNullable<Application['CV']>[]> =>
  db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvId))
    .where(and(eq(applications.studentId, studentId), ne(applications.status, 'draft')))
    .groupBy(files.id)
    .orderBy(desc(max(applications.sentAt)), desc(files.id))
    .limit(limits.sentCvs.max);
