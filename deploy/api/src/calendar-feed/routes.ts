import { brand } from '@puente/contract/brand';
import { calendarFile } from '@puente/contract/calendar-file';
import type { calendarFeedCalls } from '@puente/contract/calls/calendar-feed';
import { madeFile } from '../http/answers.ts';
import { refuse } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import { findOwner, makeAddress, readFeed, removeAddress } from './address.ts';
import { entriesFor } from './entries.ts';

export const calendarFeedRoutes = {
  'GET /api/users/me/calendar': async ({ db, actor }) => ({ data: await readFeed(db, actor.userId) }),

  'POST /api/users/me/calendar': async ({ db, actor, config }) => ({
    data: await makeAddress(db, actor.userId, config.publicUrl),
  }),

  'DELETE /api/users/me/calendar': async ({ db, actor }) => {
    await removeAddress(db, actor.userId);
    return undefined;
  },

  'GET /api/calendar': async ({ db, query: { token }, config: { publicUrl } }) => {
    const owner = await findOwner(db, token);
    if (owner === null) throw refuse('NotFound');
    const entries = await entriesFor(db, owner, publicUrl);
    const name = `Colaboraciones en ${brand.name}`;
    const text = calendarFile(entries, { now: new Date(), slug: brand.slug, name });
    return madeFile(text, `${brand.slug}-colaboraciones.ics`, 'text/calendar; charset=utf-8');
  },
} satisfies Routes<typeof calendarFeedCalls>;
