import { key, owner, published } from './decision.ts';

/** Tables with messages to the team. */
export const contactTables = {
  contactMessages: {
    deletion: 'goes',
    columns: {
      reference: 'referencia',
      kind: 'tipo',
      audience: 'como',
      name: 'nombre',
      email: 'email',
      subject: 'asunto',
      message: 'mensaje',
      reason: 'motivo',
      state: 'estado',
      createdAt: 'enviado',
      firstAnsweredAt: 'primera_respuesta',
      settledAt: 'cerrado',
      outcome: 'resultado',
      id: key,
      userId: owner,
      conversationId: { left: 'the export has the conversation of its own' },
      recordId: { left: 'a number of the database; the subject says which record' },
      evaluationId: { left: 'a number of the database; the subject says in which collaboration' },
      assigneeId: { left: 'a member of staff' },
      waitsSince: { left: "the team's list of what to do" },
      updatedAt: { left: 'follows from the answers' },
    },
  },
  contactEntries: {
    deletion: {
      stays:
        'what a member of staff wrote stays with the message, without their name; everything about a message of the person goes with it',
    },
    columns: {
      kind: { left: 'the export has the answers only' },
      text: 'respuesta',
      createdAt: 'fecha',
      id: key,
      contactMessageId: { left: 'the message that it stands in' },
      authorId: { left: 'a member of staff' },
    },
  },
  savedAnswers: published,
} as const;
