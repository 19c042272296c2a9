import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { audienceNoticeCalls } from '@puente/contract/calls/audience-notices';
import { everyStudent, type NoticeChanges } from '@puente/contract/forms/audience-notice';
import { textOrNone, withoutUndefined } from '../db/form-columns.ts';
import { requireRow } from '../db/require-row.ts';
import { audienceNotices, users } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import { textOf } from '../mail/html.ts';
import { studentFoot } from '../messages/mails.ts';
import type { Routes } from '../server/serve.ts';
import { reachOf } from './audience.ts';
import { noticeMail, noticeMessage, noticeTestMail } from './mails.ts';
import { readNoticeParts } from './notice-parts.ts';
import { presentNotice, presentNotices } from './presenter.ts';
import { lockDraft, startNotice, stopNotice } from './start-and-stop.ts';
import { htmlOfNotice } from './write-notice.ts';

const hasEachWord = (text: string | undefined): SQL | undefined =>
  and(
    ...(text?.split(/\s+/) ?? []).map(
      (word) => sql`fold_text(${audienceNotices.title}) like word_pattern(${word})`,
    ),
  );

const browse = listOf<'GET /api/audience-notices'>()({
  from: sql`${audienceNotices}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ notice: audienceNotices, total })
      .from(audienceNotices)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    keyword: ({ $containsi }) => hasEachWord($containsi),
    state: matches(audienceNotices.state),
    kind: matches(audienceNotices.kind),
  },
  sorts: {
    'updatedAt:desc': [desc(audienceNotices.updatedAt), desc(audienceNotices.id)],
    'updatedAt:asc': [asc(audienceNotices.updatedAt), asc(audienceNotices.id)],
    'title:asc': [asc(inAlphabet(audienceNotices.title)), asc(audienceNotices.id)],
    'title:desc': [desc(inAlphabet(audienceNotices.title)), desc(audienceNotices.id)],
  },
  sort: 'updatedAt:desc',
});

export const audienceNoticeRoutes = {
  'GET /api/audience-notices': ({ db, query }) =>
    browse(db, query, sql`true`, (rows) =>
      presentNotices(
        db,
        rows.map(({ notice }) => notice),
      ),
    ),

  'GET /api/audience-notices/reach': async ({ db, query: { kind, ...lists } }) => {
    const audience = { ...everyStudent, ...withoutUndefined(lists) };
    return { data: await reachOf(db, { kind, audience, now: new Date() }) };
  },

  'POST /api/audience-notices': async ({ db, body: { data } }) => {
    const { kind, title, audience } = data;
    const values = { ...columnsOf(data), kind, title, audience, text: clean(data.text) };
    const rows = await db.insert(audienceNotices).values(values).returning();
    return { data: await presentNotice(db, requireRow(rows)) };
  },

  'GET /api/audience-notices/:id': async ({ db, row }) => ({ data: await presentNotice(db, row) }),

  'PUT /api/audience-notices/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      await lockDraft(tx, row.id);
      return tx
        .update(audienceNotices)
        .set({ ...columnsOf(data), updatedAt: new Date() })
        .where(eq(audienceNotices.id, row.id))
        .returning();
    });
    return { data: await presentNotice(db, requireRow(rows)) };
  },

  'DELETE /api/audience-notices/:id': async ({ db, row }) => {
    await db.transaction(async (tx) => {
      await lockDraft(tx, row.id);
      await tx.delete(audienceNotices).where(eq(audienceNotices.id, row.id));
    });
    return undefined;
  },

  'GET /api/audience-notices/:id/preview': ({ row, config: { publicUrl } }) => {
    const { subject, text } = noticeMail(row, 'Nombre', publicUrl, studentFoot(publicUrl, 'ejemplo'));
    return Promise.resolve({ data: { message: textOf(noticeMessage(row)), mail: { subject, text } } });
  },

  'POST /api/audience-notices/:id/test': async ({ db, row, actor, mailer, config: { publicUrl } }) => {
    const [reader] = await db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, actor.userId));
    if (reader) await mailer.send(reader.email, noticeTestMail(row, reader.name, publicUrl));
    return undefined;
  },

  'POST /api/audience-notices/:id/start': async ({ db, row, queue, body: { data }, assertUnchanged }) => {
    const startsAt = data.startsAt === null ? null : new Date(data.startsAt);
    const started = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return startNotice(tx, queue, row.id, startsAt);
    });
    return { data: await presentNotice(db, started) };
  },

  'POST /api/audience-notices/:id/stop': async ({ db, row }) => ({
    data: await presentNotice(db, await db.transaction((tx) => stopNotice(tx, row.id))),
  }),
} satisfies Routes<typeof audienceNoticeCalls>;

const columnsOf = ({ kind, title, text, link, linkText, audience }: NoticeChanges) => ({
  kind,
  title,
  text: text === undefined ? undefined : clean(text),
  link: textOrNone(link),
  linkText: textOrNone(linkText),
  audience,
});

/** Keeps the parts that a notice may have, so that what is stored is what its readers get. */
const clean = (text: string): string => textOf(htmlOfNotice(readNoticeParts(text)));
