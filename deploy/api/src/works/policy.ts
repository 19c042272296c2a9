import { eq, or, type SQL, sql } from 'drizzle-orm';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { works } from '../db/schema.ts';
import { workColumns, type WorkRow } from './columns.ts';

type Of = Pick<WorkRow, 'studentId' | 'tutorId'>;

/** Condition that a work is in the repository: published, and hidden neither by its author nor by the team. */
export const inRepository = sql`(${works.publishedAt} is not null and ${works.hiddenAt} is null)`;

const isAuthor = (actor: Actor | null, work: Of): boolean =>
  actor?.role === 'student' && actor.profileId !== null && actor.profileId === work.studentId;

/** True from the moment when the author names the tutor, who can then read drafts. */
export const isTutor = (actor: Actor | null, work: Of): boolean =>
  actor?.role === 'teacher' && actor.profileId !== null && actor.profileId === work.tutorId;

/** Like `inRepository`, for a loaded row. */
export const isInRepository = ({
  publishedAt,
  hiddenAt,
}: Pick<WorkRow, 'publishedAt' | 'hiddenAt'>): boolean => publishedAt !== null && hiddenAt === null;

/** Tells whether a teacher guides the work and has confirmed that. */
export const canReachTutor = (work: Pick<WorkRow, 'tutorId' | 'tutorAcceptedAt'>): boolean =>
  work.tutorId !== null && work.tutorAcceptedAt !== null;

const isStaff = (actor: Actor | null): boolean => actor?.role === 'staff';

/** The people involved in a work: its author, its tutor and staff. */
export const isInvolved = (actor: Actor | null, work: Of): boolean =>
  isAuthor(actor, work) || isTutor(actor, work) || isStaff(actor);

/** Every visitor sees the repository; the people involved in a work see it in every state. */
export const workPolicy = {
  table: works,
  load: async (db, id) => (await db.select(workColumns).from(works).where(eq(works.id, id)))[0],
  sees: (actor, work) => isInRepository(work) || isInvolved(actor, work),
  may: {
    read: () => true,
    update: isAuthor,
    remove: isAuthor,
    publish: isAuthor,
    // The conversation checks whether the author accepts messages and still has an account.
    contact: (actor, work) => !isAuthor(actor, work),
    hide: (actor, work) => isAuthor(actor, work) || isStaff(actor),
    show: (actor, work) => isAuthor(actor, work) || isStaff(actor),
    takeDown: (actor) => isSupporter(actor),
    enter: (actor, work) => isAuthor(actor, work) && isInRepository(work),
    // Of a draft, the author's profile says who made it.
    attribute: (actor, work) => isStaff(actor) && work.publishedAt !== null,
    tutor: isTutor,
  },
  visible: (actor) => {
    if (isStaff(actor)) return sql`true`;
    if (!actor || actor.profileId === null) return inRepository;
    if (actor.role === 'student') return or(inRepository, eq(works.studentId, actor.profileId)) as SQL;
    return actor.role === 'teacher'
      ? (or(inRepository, eq(works.tutorId, actor.profileId)) as SQL)
      : inRepository;
  },
} satisfies RowPolicy<'work', WorkRow> & ListPolicy;
