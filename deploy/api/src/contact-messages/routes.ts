import { randomBytes } from 'node:crypto';
import { brand } from '@puente/contract/brand';
import type { contactMessageCalls } from '@puente/contract/calls/contact-messages';
import type { NewContactMessage } from '@puente/contract/forms/contact-message';
import { limits } from '@puente/contract/limits';
import { requireRow } from '../db/require-row.ts';
import { contactMessages } from '../db/schema.ts';
import { hideEvaluation, showEvaluation } from '../evaluations/hide.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { readAnswerTimes } from './answer-times.ts';
import {
  answerContactMessage,
  assignContactMessage,
  moveContactMessage,
  noteContactMessage,
} from './handling.ts';
import { browseContactMessages, readThread } from './lists.ts';
import { contactMail } from './mails.ts';
import { recipientsFor } from './recipients.ts';
import { hideReported, readReportedChat, showReported } from './reported-chats.ts';

export const contactMessageRoutes = {
  'POST /api/contact-messages': async ({ db, mailer, config, actor, body: { data } }) => {
    // It is answered as if it were taken: a machine that is told tries something else.
    if (isOfMachine(data)) return { data: { reference: inventedReference() } };
    const { name, email, audience, subject, message } = data;
    const written = { name, email, audience, subject, message };
    const reference = await db.transaction(async (tx) => {
      const row = requireRow(
        await tx
          .insert(contactMessages)
          .values({ ...written, userId: actor?.userId ?? null })
          .returning(),
      );
      const mail = contactMail(written, {
        reference: row.reference,
        url: `${config.publicUrl}/staff/mensajes/${row.id}`,
      });
      for (const recipient of await recipientsFor(tx, brand.contact[audience]))
        await mailer.send(recipient, mail, tx);
      return row.reference;
    });
    return { data: { reference } };
  },

  'GET /api/contact-messages': ({ db, query }) => browseContactMessages(db, query),

  'GET /api/contact-messages/answer-times': async ({ db, query }) => ({
    data: await readAnswerTimes(db, query.kind),
  }),

  'GET /api/contact-messages/:id': async ({ db, row }) => ({ data: await readThread(db, row.id) }),

  'PUT /api/contact-messages/:id/assignment': async ({ db, row, body: { data } }) => {
    await assignContactMessage(db, row, data);
    return { data: await readThread(db, row.id) };
  },

  'PUT /api/contact-messages/:id/state': async ({ db, actor, row, body: { data } }) => {
    await moveContactMessage(db, row, actor, data);
    return { data: await readThread(db, row.id) };
  },

  'POST /api/contact-messages/:id/answers': async ({ db, mailer, config, actor, row, body: { data } }) => {
    await answerContactMessage({ db, mailer, publicUrl: config.publicUrl }, row, actor, data);
    return { data: await readThread(db, row.id) };
  },

  'POST /api/contact-messages/:id/notes': async ({ db, actor, row, body: { data } }) => {
    await noteContactMessage(db, row, actor.userId, data.text);
    return { data: await readThread(db, row.id) };
  },

  'POST /api/contact-messages/:id/reported-messages': async ({ db, row }) => ({
    data: await readReportedChat(db, row),
  }),

  'POST /api/contact-messages/:id/hidden-message': async ({ db, mailer, config, row, body: { data } }) => {
    await hideReported({ db, mailer, publicUrl: config.publicUrl }, row, data);
    return { data: await readReportedChat(db, row) };
  },

  'DELETE /api/contact-messages/:id/hidden-message': async ({ db, row }) => {
    await showReported(db, row);
    return { data: await readReportedChat(db, row) };
  },

  'POST /api/contact-messages/:id/hidden-evaluation': async ({ db, row, body: { data }, ...services }) => {
    await hideEvaluation(db, postOf(services), row.evaluationId, data);
    return { data: await readThread(db, row.id) };
  },

  'DELETE /api/contact-messages/:id/hidden-evaluation': async ({ db, row, ...services }) => {
    await showEvaluation(db, postOf(services), row.evaluationId);
    return { data: await readThread(db, row.id) };
  },
} satisfies Routes<typeof contactMessageCalls>;

const isOfMachine = ({ website, shownFor }: NewContactMessage): boolean =>
  website !== '' || shownFor < limits.contactMessage.fastest;

/** Looks like the default of `contact_messages.reference`. */
const inventedReference = (): string => randomBytes(4).toString('hex').toUpperCase();
