import { key, named, owner } from './decision.ts';

const forOthers = {
  stays:
    'the work, its hours and its certificates concern others as well: it stays without the name of who leaves',
} as const;

/** Tables with the collaborations of students with organisations. */
export const collaborationTables = {
  collaborations: {
    deletion: forOthers,
    columns: {
      title: 'proyecto',
      organizationName: 'organizacion',
      state: 'estado',
      isTeam: 'en_equipo',
      begins: 'principio',
      ends: 'final',
      startedAt: 'empezada',
      deliveredAt: 'entregada',
      endedAt: 'acabada',
      createdAt: 'acordada',
      id: key,
      projectId: named,
      organizationId: named,
      namedInWorks: { left: 'the word of the organisation' },
      tutorId: { left: 'another person' },
      teacherId: { left: 'another person' },
      hasOwnTeacher: { left: 'about another person' },
      updatedAt: { left: 'follows from the history' },
    },
  },
  collaborationMembers: {
    deletion: forOthers,
    columns: {
      createdAt: 'confirmada',
      leftAt: 'dejada',
      leftReason: 'motivo_para_dejarla',
      id: key,
      collaborationId: named,
      studentId: owner,
      applicationId: named,
      updatedAt: { left: 'follows from the other dates' },
    },
  },
  teacherInvitations: {
    deletion: 'goes',
    columns: {
      email: 'docente',
      createdAt: 'fecha',
      id: key,
      collaborationId: named,
      invitedById: owner,
    },
  },
  milestones: {
    deletion: forOthers,
    columns: {
      title: 'hito',
      description: 'que_se_entrega',
      due: 'ultimo_dia',
      removedAt: 'quitado',
      createdAt: 'acordado',
      id: key,
      collaborationId: named,
      position: { left: 'the order of the rows' },
      updatedAt: { left: 'follows from the history' },
    },
  },
  planProposals: {
    deletion: forOthers,
    columns: {
      by: 'propuesto_por',
      state: 'estado',
      reason: 'cambios_pedidos',
      milestones: 'hitos',
      createdAt: 'fecha',
      id: key,
      collaborationId: named,
      updatedAt: { left: 'follows from the history' },
    },
  },
  agreements: {
    deletion: { stays: 'the text is the agreement of others as well, and names nobody' },
    columns: {
      version: 'version',
      terms: 'lo_acordado',
      fingerprint: 'huella',
      updatedAt: 'escrito',
      id: key,
      collaborationId: named,
      sections: { left: 'follows from what was agreed' },
      writtenById: owner,
      createdAt: { left: 'of the entry, not of the text' },
    },
  },
  agreementAcceptances: {
    deletion: {
      stays: 'proves to the other parties what was accepted: it keeps the side and the fingerprint',
    },
    columns: {
      side: 'parte',
      fingerprint: 'huella',
      at: 'cuando',
      id: key,
      agreementId: named,
      userId: owner,
    },
  },
  loggedWeeks: {
    deletion: forOthers,
    columns: {
      week: 'semana_del',
      minutes: 'minutos',
      confirmedAt: 'confirmada',
      objection: 'duda_de_la_organizacion',
      id: key,
      memberId: named,
      confirmedById: { left: 'another person' },
      createdAt: { left: 'of the entry, not of the work' },
      updatedAt: { left: 'of the entry, not of the work' },
    },
  },
  evaluations: {
    deletion: forOthers,
    columns: {
      side: 'de',
      scores: 'puntos',
      words: 'palabras',
      sentAt: 'enviada',
      id: key,
      memberId: named,
      authorId: { left: 'another person, or who asks' },
      byLink: { left: 'how it came, not what it says' },
    },
  },
  collaborationEvents: {
    deletion: forOthers,
    columns: {
      at: 'cuando',
      event: 'que',
      reason: 'motivo',
      id: key,
      collaborationId: named,
      side: { left: 'follows from who asks' },
      userId: owner,
    },
  },
} as const;
