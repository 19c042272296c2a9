/** State of a collaboration: code -> label. */
export const collaborationStates = {
  agreed: 'Acordada',
  running: 'En marcha',
  delivered: 'Entregada',
  closed: 'Terminada',
  cancelled: 'Cancelada',
} as const;

export type CollaborationState = keyof typeof collaborationStates;
export const collaborationStateCodes = Object.keys(collaborationStates) as [
  CollaborationState,
  ...CollaborationState[],
];

/** Sides of a collaboration: code -> name in a sentence. */
export const collaborationSides = {
  student: 'el estudiante',
  organization: 'la organización',
  teacher: 'el docente',
} as const;

export type CollaborationSide = keyof typeof collaborationSides;
export const collaborationSideCodes = Object.keys(collaborationSides) as [
  CollaborationSide,
  ...CollaborationSide[],
];

/** True until the collaboration has ended. */
export const isUnderWay = (state: CollaborationState): boolean => state !== 'closed' && state !== 'cancelled';

export const statesUnderWay = collaborationStateCodes.filter(isUnderWay);

const either = ['student', 'organization'] as const;

/** Moves from each state: next state -> sides that may make the move. */
const moves: Readonly<
  Record<CollaborationState, Partial<Record<CollaborationState, readonly CollaborationSide[]>>>
> = {
  agreed: { running: ['organization'], cancelled: either },
  running: { delivered: ['student'], cancelled: either },
  delivered: { running: ['organization'], closed: ['organization'], cancelled: either },
  closed: {},
  cancelled: {},
};

/** States that a side may move a collaboration to. */
export const movesFrom = (state: CollaborationState, side: CollaborationSide): CollaborationState[] =>
  collaborationStateCodes.filter((next) => moves[state][next]?.includes(side) ?? false);

export const mayMoveCollaboration = (
  from: CollaborationState,
  to: CollaborationState,
  side: CollaborationSide,
): boolean => movesFrom(from, side).includes(to);

/** True for a move that the other side must be able to understand: an end before the end, and changes to what was delivered. */
export const needsReason = (from: CollaborationState, to: CollaborationState): boolean =>
  to === 'cancelled' || (from === 'delivered' && to === 'running');

/** Kinds of entries in the history of a collaboration: code -> what happened. */
export const collaborationEvents = {
  created: 'Confirmó su participación',
  joined: 'Se unió al equipo',
  left: 'Dejó el equipo',
  running: 'Empezó la colaboración',
  delivered: 'Entregó el trabajo',
  changesAsked: 'Pidió cambios en la entrega',
  closed: 'Dio por terminada la colaboración',
  cancelled: 'Canceló la colaboración',
  datesChanged: 'Cambió las fechas',
  tutorChanged: 'Cambió a la persona de contacto',
  agreementWritten: 'Preparó el acuerdo',
  agreementAmended: 'Propuso cambiar el acuerdo',
  agreementAccepted: 'Aceptó el acuerdo',
  agreementSigned: 'Aceptó el acuerdo con una copia firmada',
  universityAgreementAsked: 'Pidió el convenio de la universidad',
  universityAgreementWritten: 'Anotó el convenio de la universidad',
  teacherInvited: 'Invitó a un docente',
  teacherDeclined: 'No puede dirigir el trabajo',
  teacherReconsidered: 'Retiró su respuesta sobre dirigir el trabajo',
  teacherJoined: 'Empezó a dirigir el trabajo',
  teacherRemoved: 'Cambió quién dirige el trabajo',
  teacherLeft: 'Dejó de dirigir el trabajo',
  evaluated: 'Envió su valoración',
  evaluationHidden: 'Retiró el comentario de una valoración',
  evaluationShown: 'Volvió a mostrar el comentario de una valoración',
  certified: 'Emitió su certificado',
  certificateVoided: 'Anuló un certificado',
  planProposed: 'Propuso un plan',
  planAccepted: 'Aceptó el plan',
  planApproved: 'Dio el visto bueno al plan',
  planChangesAsked: 'Pidió cambios en el plan',
  milestoneDelivered: 'Entregó un hito',
  milestoneApproved: 'Aprobó la entrega de un hito',
  milestoneChangesAsked: 'Pidió cambios en la entrega de un hito',
} as const;

export type CollaborationEvent = keyof typeof collaborationEvents;
export const collaborationEventCodes = Object.keys(collaborationEvents) as [
  CollaborationEvent,
  ...CollaborationEvent[],
];

/** The entry that a move leaves in the history. */
export const eventOfMove = (from: CollaborationState, to: CollaborationState): CollaborationEvent => {
  if (to === 'running') return from === 'delivered' ? 'changesAsked' : 'running';
  if (to === 'agreed') throw new Error('No move leads back to the start.');
  return to;
};
