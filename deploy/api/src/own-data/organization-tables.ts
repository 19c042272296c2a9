import { key, named, owner } from './decision.ts';

/** Tables about people who act for organisations, or may join them, and about their actions. */
export const organizationTables = {
  coordinators: {
    deletion: 'goes',
    columns: {
      jobPosition: 'puesto',
      createdAt: 'creado',
      updatedAt: 'modificado',
      id: key,
      userId: owner,
      organizationId: named,
    },
  },
  projectManagers: {
    deletion: 'goes',
    columns: { createdAt: 'creado', updatedAt: 'modificado', id: key, userId: owner },
  },
  managedOrganizations: { deletion: 'goes', columns: { projectManagerId: owner, organizationId: named } },
  joinings: {
    deletion: 'goes',
    columns: {
      origin: 'que',
      email: 'email',
      createdAt: 'fecha',
      id: key,
      userId: owner,
      organizationId: named,
    },
  },
  alerts: {
    deletion: 'goes',
    columns: {
      event: 'que',
      about: 'sobre',
      count: 'veces',
      isRead: 'leido',
      happenedAt: 'fecha',
      path: { left: 'where it leads' },
      id: key,
      userId: owner,
      organizationId: named,
    },
  },
  alertChoices: {
    deletion: 'goes',
    columns: {
      kind: 'de_que',
      here: 'en_la_plataforma',
      mail: 'por_email',
      chosenAt: 'elegido',
      userId: owner,
    },
  },
  organizationHistory: {
    deletion: { stays: "the organisation's history, without the name" },
    columns: {
      kind: 'que',
      createdAt: 'fecha',
      id: key,
      userId: owner,
      organizationId: named,
      aboutId: { left: 'another person' },
    },
  },
  takedowns: {
    deletion: {
      stays:
        'a takedown stays with its record, so that it can be seen why the record was hidden; without the names of people, and without the objection of an author',
    },
    columns: {
      kind: 'que',
      reason: 'motivo',
      words: 'explicacion',
      createdAt: 'fecha',
      objection: 'objecion',
      objectedAt: 'fecha_de_la_objecion',
      upheldAt: 'fecha_del_rechazo',
      upheldWords: 'respuesta_del_rechazo',
      liftedAt: 'fecha_en_que_se_mostro',
      liftedWords: 'respuesta_al_mostrarlo',
      id: key,
      projectId: named,
      workId: named,
      opportunityId: named,
      objectedById: owner,
      publishedAt: { left: 'of the record' },
      byId: { left: 'a member of staff' },
      upheldById: { left: 'a member of staff' },
      liftedById: { left: 'a member of staff' },
    },
  },
  staffNotes: {
    deletion: {
      stays: 'what the team knows of an organisation stays with it, without the name of its author',
    },
    columns: {
      text: { left: "the team's working notes about an organisation, which are not about their author" },
      createdAt: { left: 'of the note' },
      id: key,
      organizationId: { left: 'of the note' },
      authorId: { left: 'of the note' },
    },
  },
} as const;
