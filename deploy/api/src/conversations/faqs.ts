import { and, asc, eq, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Role } from '@puente/contract/roles';
import type { Database } from '../db/connect.ts';
import { faqs } from '../db/schema.ts';
import type { Entry, Question, Stems } from './assistant.ts';

/** The audience of a frequent question, by the role of its reader. */
const audienceOf = {
  student: 'student',
  coordinator: 'organization',
  projectManager: 'organization',
  teacher: 'university',
} as const satisfies Partial<Record<Role, string>>;

/** Above the number that a visitor would read; the assistant compares each with the question. */
const most = 500;

/** The frequent questions for a role, in order. Without a role, those for all and for each audience. */
export const faqsFor = (db: Database, role: Role | null): Promise<Entry[]> =>
  db
    .select({ id: faqs.id, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(isFor(role))
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(most);

/** The same questions and the user's question, as stems of their words. */
export async function stemmed(db: Database, role: Role | null, asked: string): Promise<Question> {
  const [entries, [wanted]] = await Promise.all([
    db
      .select({
        id: faqs.id,
        question: faqs.question,
        answer: faqs.answer,
        questionStems: stemsOf(faqs.question),
        answerStems: stemsOf(faqs.answer),
      })
      .from(faqs)
      .where(isFor(role))
      .orderBy(asc(faqs.position), asc(faqs.id))
      .limit(most),
    db
      .select({
        stems: sql<Stems>`array(
      select unnest(${stemsOf(sql`${asked}::text`)}) except select unnest(${stemsOf(sql`${smallTalk}::text`)}))`,
      })
      .from(sql`(select 1) once`),
  ]);
  return { entries, wanted: wanted?.stems ?? [] };
}

function isFor(role: Role | null): SQL | undefined {
  const audience = role === null || role === 'staff' ? undefined : audienceOf[role];
  return and(eq(faqs.published, true), audience && or(isNull(faqs.audience), eq(faqs.audience, audience)));
}

/**
 * PostgreSQL's Spanish stems, without its stop words, of text normalised as for the search (`plain_words`, migrations).
 */
const stemsOf = (text: SQLWrapper): SQL<Stems> =>
  sql<Stems>`tsvector_to_array(to_tsvector('spanish', spanish_endings(plain_words(${text}))))`;

/** Words that do not distinguish questions. PostgreSQL knows its own stop words only with their accents. */
const smallTalk = `alguien aunque buenas buenos cada casi cualquier cuales cuanta cuantas cuanto cuantos dia dias entonces gracias
  hace hacer hola mas poder podria puede pueden puedo pues quiero quisiera saber si tal tambien tan tengo tiene tienen`;
