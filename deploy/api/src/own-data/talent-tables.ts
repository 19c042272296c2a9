import { key, named, owner } from './decision.ts';

/** Tables with the talent corner's invitations to a student, and the lists in which organisations save students. */
export const talentTables = {
  talentInvitations: {
    deletion: 'goes',
    columns: {
      status: 'respuesta',
      message: 'mensaje',
      createdAt: 'recibida',
      answeredAt: 'respondida',
      studied: 'estudios_entonces',
      id: key,
      studentId: owner,
      projectId: named,
      updatedAt: { left: 'follows from the answer' },
    },
  },
  talentListStudents: {
    deletion: 'goes',
    columns: {
      createdAt: 'desde',
      studentId: owner,
      listId: { left: "the organisation's own order; the export says which organisation" },
    },
  },
} as const;
