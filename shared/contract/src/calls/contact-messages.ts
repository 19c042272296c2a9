import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { contactKindCodes, contactStateCodes } from '../constants/contact-messages.ts';
import {
  contactAnswerTimes,
  contactMessage,
  contactReceipt,
  contactThread,
  reportedChat,
} from '../entities/contact-message.ts';
import {
  contactAssignment,
  contactMove,
  newContactAnswer,
  newContactNote,
} from '../forms/contact-handling.ts';
import { newContactMessage } from '../forms/contact-message.ts';
import { newTakedown } from '../forms/takedown.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page } from '../query.ts';
import { supporters } from '../roles.ts';

export const contactMessageCalls = declare({
  subject: 'contact-messages',
  about: 'Messages to the people behind the product, and their answers.',
  calls: {
    'POST /api/contact-messages': {
      summary: 'Stores the message, mails it to the address of its audience and returns its reference',
      description:
        'It is deleted `limits.contactMessage.days` after it was settled, or after its last change. Spam gets the same response.',
      access: 'anyone',
      own: 'user',
      limit: 'contact',
      body: z.strictObject({ data: newContactMessage }),
      answer: one(contactReceipt),
    },
    'GET /api/contact-messages': {
      summary: 'Lists messages to the team and reports about records, by default those that wait longest',
      access: supporters,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: {
          /** Matches each word in the reference, the name, the e-mail address, the subject or the message. */
          keyword: filter.contains(),
          state: filter.oneOf(contactStateCodes),
          kind: filter.oneOf(contactKindCodes),
          assignee: filter.id(ids.user),
          /** Chats with messages that the team has not read. */
          unread: filter.flag(),
          /** Waits for the team longer than `limits.contactMessage.overdueDays`. */
          overdue: filter.flag(),
        },
        sort: ['waitsSince:asc', 'waitsSince:desc', 'createdAt:asc', 'createdAt:desc'],
      }),
      answer: page(contactMessage),
    },
    'GET /api/contact-messages/answer-times': {
      summary: 'Returns how long people wait for their first answer, and how many wait now',
      access: supporters,
      price: 3,
      own: 'platform',
      query: z.strictObject({ kind: z.optional(z.enum(contactKindCodes)) }),
      answer: one(contactAnswerTimes),
    },
    'GET /api/contact-messages/:id': {
      summary: 'Returns a message with its answers and the notes of the team',
      access: supporters,
      price: 1,
      row: 'contactMessage.handle',
      answer: one(contactThread),
    },
    'PUT /api/contact-messages/:id/assignment': {
      summary: 'Gives a message to a member of staff, or back to everybody',
      description: 'Refused when it is no longer the one whom the author saw (ContactMessageChanged).',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      body: z.strictObject({ data: contactAssignment }),
      answer: one(contactThread),
    },
    'PUT /api/contact-messages/:id/state': {
      summary: 'Settles a message, reopens it, or says whose turn it is',
      description:
        'A chat is closed and opened with it, and its closing is said in the chat. Refused when the state is no longer the one that the author saw (ContactMessageChanged).',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      body: z.strictObject({ data: contactMove }),
      answer: one(contactThread),
    },
    'POST /api/contact-messages/:id/answers': {
      summary: 'Mails an answer to the person, or writes it in their chat, and adds it to the thread',
      description:
        'Refused when there is an answer that its author has not read (ContactMessageAnswered), and when the message is settled.',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      body: z.strictObject({ data: newContactAnswer }),
      answer: one(contactThread),
    },
    'POST /api/contact-messages/:id/notes': {
      summary: 'Adds a note, which only the team reads',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      body: z.strictObject({ data: newContactNote }),
      answer: one(contactThread),
    },
    'POST /api/contact-messages/:id/reported-messages': {
      summary: 'Opens the reported message of a chat with its neighbours',
      description:
        'At most `limits.reportedMessage.neighbours` messages on either side. It is no GET, so that each reading of other ' +
        "people's messages stands in the trail.",
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      answer: one(reportedChat),
    },
    'POST /api/contact-messages/:id/hidden-message': {
      summary: 'Hides the reported message of a chat from its participants',
      description:
        'Its author gets the reason by mail, unless it was hidden already, and reads it in the chat.',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      body: z.strictObject({ data: newTakedown }),
      answer: one(reportedChat),
    },
    'DELETE /api/contact-messages/:id/hidden-message': {
      summary: 'Shows the reported message of a chat again',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      answer: one(reportedChat),
    },
    'POST /api/contact-messages/:id/hidden-evaluation': {
      summary: 'Hides the words of the reported evaluation from everybody in the collaboration',
      description:
        'Its scores count as before. The author gets the reason by mail, the other side is told, and both read the reason with ' +
        'the evaluation. Of two members of staff at once, the second is refused (EvaluationHidden).',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      body: z.strictObject({ data: newTakedown }),
      answer: one(contactThread),
    },
    'DELETE /api/contact-messages/:id/hidden-evaluation': {
      summary: 'Shows the words of the reported evaluation again',
      description: 'Both sides are told. Words that are shown already are refused (EvaluationNotHidden).',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'contactMessage.handle',
      answer: one(contactThread),
    },
  },
  examples: {
    'GET /api/contact-messages/answer-times': { query: { kind: 'chat' } },
    'POST /api/contact-messages/:id/hidden-message': { body: { data: { reason: 'offensive' } } },
    'POST /api/contact-messages/:id/hidden-evaluation': {
      body: { data: { reason: 'personalData', words: 'Da el teléfono de otra persona.' } },
    },
    'POST /api/contact-messages': {
      body: {
        data: {
          name: 'Sabela Ejemplo',
          email: 'sabela@ejemplo.es',
          audience: 'student',
          subject: 'Cambiar de universidad',
          message: 'He cambiado de universidad y quiero que mi perfil lo diga. ¿Cómo lo hago?',
          website: '',
          shownFor: 45_000,
        },
      },
    },
    'GET /api/contact-messages': {
      query: {
        filters: { state: { $in: ['new', 'taken'] }, overdue: { $eq: true } },
        sort: 'waitsSince:asc',
        pagination: { page: 1 },
      },
    },
    'PUT /api/contact-messages/:id/assignment': { body: { data: { user: null, seen: null } } },
    'PUT /api/contact-messages/:id/state': {
      body: { data: { state: 'settled', outcome: 'answered', seen: 'waiting' } },
    },
    'POST /api/contact-messages/:id/answers': {
      body: {
        data: { text: 'En tu perfil, en «Estudios», puedes elegir otra universidad.', answers: 0 },
      },
    },
    'POST /api/contact-messages/:id/notes': {
      body: { data: { text: 'Ya preguntó lo mismo en septiembre.' } },
    },
  },
});
