import type { Role } from '@puente/contract/roles';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { faqs } from '../db/schema.ts';
import type { Entry } from './assistant.ts';

/** Whom a frequent question is for, by the role of whoever asks. */
const audienceOf = {
  student: 'student',
  coordinator: 'organization',
  projectManager: 'organization',
  teacher: 'university',
} as const satisfies Partial<Record<Role, string>>;

/** More than anybody would read; the assistant compares each with what is asked. */
const most = 500;

/** The frequent questions for somebody, in their order; without a role, those for everybody and for each audience. */
export const faqsFor = (db: Database, role: Role | null): Promise<Entry[]> => {
  const audience = role === null || role === 'staff' ? undefined : audienceOf[role];
  return db
    .select({ id: faqs.id, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(and(eq(faqs.published, true), audience && or(isNull(faqs.audience), eq(faqs.audience, audience))))
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(most);
};
