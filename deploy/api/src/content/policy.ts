import { eq, type SQL, sql } from 'drizzle-orm';
import { publicationState } from '@puente/contract/publication';
import { type Actor, isEditor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import {
  blogPosts,
  campaigns,
  degrees,
  faqs,
  pages,
  programs,
  resources,
  universities,
} from '../db/schema.ts';
import { isRunning } from '../programs/campaigns.ts';
import { resourceColumns, type ResourceRow } from '../resources/columns.ts';

/** Texts that staff write for all visitors: every visitor reads published ones, only editors read the others. */

export type PostRow = typeof blogPosts.$inferSelect;
export type FaqRow = typeof faqs.$inferSelect;
export type PageRow = typeof pages.$inferSelect;
export type CampaignRow = typeof campaigns.$inferSelect;
export type ProgramRow = typeof programs.$inferSelect;

const isStaff = (actor: Actor | null): boolean => actor?.role === 'staff';
const shown =
  (published: SQL) =>
  (actor: Actor | null): SQL =>
    isStaff(actor) ? sql`true` : published;
const shownBeforeToEditors =
  (published: SQL) =>
  (actor: Actor | null): SQL =>
    isEditor(actor) ? sql`true` : published;

/** Posts that every visitor may read. A later moment of publication schedules a post. */
export const publishedPosts: SQL = sql`${blogPosts.publishedAt} <= now()`;

/** Resources that every reader may read. A later moment of publication schedules a resource. */
export const publishedResources: SQL = sql`${resources.publishedAt} <= now()`;

export const resourcePolicy = {
  table: resources,
  load: async (db, id) => (await db.select(resourceColumns).from(resources).where(eq(resources.id, id)))[0],
  sees: (actor, { publishedAt }) =>
    publicationState(publishedAt, new Date()) === 'published' || isEditor(actor),
  may: { read: () => true, write: isEditor },
  visible: shownBeforeToEditors(publishedResources),
} satisfies RowPolicy<'resource', ResourceRow> & ListPolicy;

export const postPolicy = {
  table: blogPosts,
  load: async (db, id) => (await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0],
  sees: (actor, post) => publicationState(post.publishedAt, new Date()) === 'published' || isEditor(actor),
  may: { read: () => true, write: isEditor },
  visible: shownBeforeToEditors(publishedPosts),
} satisfies RowPolicy<'post', PostRow> & ListPolicy;

export const faqPolicy = {
  table: faqs,
  load: async (db, id) => (await db.select().from(faqs).where(eq(faqs.id, id)))[0],
  sees: (actor, faq) => faq.published || isEditor(actor),
  may: { write: isEditor },
  visible: shownBeforeToEditors(eq(faqs.published, true)),
} satisfies RowPolicy<'faq', FaqRow> & ListPolicy;

export const pagePolicy = {
  table: pages,
  load: async (db, id) => (await db.select().from(pages).where(eq(pages.id, id)))[0],
  sees: (actor, page) => page.published || isEditor(actor),
  may: { write: isEditor },
  visible: shownBeforeToEditors(eq(pages.published, true)),
} satisfies RowPolicy<'page', PageRow> & ListPolicy;

const runs = ({ active, startsAt, endsAt }: CampaignRow, now = new Date()): boolean =>
  active && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

export const campaignPolicy = {
  table: campaigns,
  load: async (db, id) => (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0],
  sees: (actor, campaign) => runs(campaign) || isStaff(actor),
  may: { write: isStaff },
  visible: shown(isRunning),
} satisfies RowPolicy<'campaign', CampaignRow> & ListPolicy;

export const programPolicy = {
  table: programs,
  load: async (db, id) => (await db.select().from(programs).where(eq(programs.id, id)))[0],
  sees: () => true,
  may: { write: isStaff },
} satisfies RowPolicy<'program', ProgramRow>;

/** Universities that users typed are hidden until staff validate them (specification §3). */
export const universityPolicy = {
  table: universities,
  load: async (db, id) => (await db.select().from(universities).where(eq(universities.id, id)))[0],
  sees: (actor, university) => university.validated || isStaff(actor),
  may: { write: isStaff },
  visible: shown(eq(universities.validated, true)),
} satisfies RowPolicy<'university', typeof universities.$inferSelect> & ListPolicy;

export const degreePolicy = {
  table: degrees,
  load: async (db, id) => (await db.select().from(degrees).where(eq(degrees.id, id)))[0],
  sees: () => true,
  may: { write: isStaff },
} satisfies RowPolicy<'degree', typeof degrees.$inferSelect>;
