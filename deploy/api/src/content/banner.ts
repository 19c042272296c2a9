import { eq } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { Banner } from '@puente/contract/entities/content';
import type { Database } from '../db/connect.ts';
import { textOrNone } from '../db/form-columns.ts';
import { settings } from '../db/schema.ts';

type Kept = Omit<Banner, 'active' | 'updatedAt'>;

const key = 'banner';

/** The second edition of the awards call with its dates (specification §2), until staff set another. */
const specified: Kept = {
  title: 'Segunda edición de los premios',
  text: null,
  link: '/awards',
  from: '2025-03-10',
  to: '2025-05-22',
  hiddenOn: ['/organizaciones', '/awards'],
};

/** The banner, with a flag that tells whether it is shown today. */
export async function currentBanner(db: Database): Promise<Banner> {
  const [found] = await db.select().from(settings).where(eq(settings.key, key));
  // Only `keepBanner` writes it.
  const kept = (found?.value as Kept | undefined) ?? specified;
  return { ...kept, active: isActive(kept, new Date()), updatedAt: found?.updatedAt.toISOString() ?? null };
}

/** True from the first minute of its first day to the last minute of its last, in peninsular time. */
export function isActive({ from, to }: Pick<Kept, 'from' | 'to'>, now: Date): boolean {
  const today = dayInSpain(now);
  return from <= today && today <= to;
}

type Given = Pick<Kept, 'title' | 'from' | 'to'> & {
  text?: string | null | undefined;
  link?: string | null | undefined;
  hiddenOn?: string[] | undefined;
};

export async function keepBanner(
  db: Database,
  { title, text, link, from, to, hiddenOn = specified.hiddenOn }: Given,
): Promise<void> {
  const value: Kept = {
    title,
    text: textOrNone(text) ?? null,
    link: textOrNone(link) ?? null,
    from,
    to,
    hiddenOn,
  };
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
}
