import { key, owner } from './decision.ts';

/** Tables with conversations and their messages. */
export const chatTables = {
  conversations: {
    deletion: 'goes',
    columns: {
      subject: 'asunto',
      status: 'estado',
      createdAt: 'abierta',
      id: key,
      userId: owner,
      lastMessageAt: { left: 'follows from the messages' },
      waitsForTeam: { left: "the team's list of what to do" },
      applicationId: { left: 'the subject says which project' },
      workId: { left: 'the subject says which work' },
      withTutor: { left: 'the messages say with whom' },
      tutorId: { left: "another person's account" },
      opportunityId: { left: 'the subject says which opportunity' },
      updatedAt: { left: 'follows from the messages' },
    },
  },
  chatMessages: {
    deletion: {
      stays:
        'what staff, organisations, authors and tutors of works wrote belongs to the conversations of others, and stays without their name',
    },
    columns: {
      from: 'autor',
      text: 'texto',
      createdAt: 'fecha',
      readAt: 'leido',
      hiddenAt: 'retirado_por_el_equipo',
      hidingReason: 'motivo_de_la_retirada',
      hidingWords: 'explicacion_de_la_retirada',
      id: key,
      key: { left: 'says nothing of anybody: it tells messages apart while they are sent' },
      conversationId: { left: 'the conversation that it stands in' },
      authorId: { left: 'the person who asks, or one of the team' },
    },
  },
} as const;
