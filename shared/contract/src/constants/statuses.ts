/** Status of a project or an application: code -> label (specification §3, enumerations). */
export const statuses = {
  new: 'Nuevo',
  preselected: 'Preseleccionado',
  rejected: 'Rechazado',
  selected: 'Seleccionado',
  notSelected: 'No seleccionado',
  unavailable: 'No disponible',
  expired: 'Expirado',
  draft: 'Borrador',
} as const;

export type Status = keyof typeof statuses;
export const statusCodes = Object.keys(statuses) as [Status, ...Status[]];

/** Tells whether the student has sent the application. A draft can still be sent, and the organisation does not see it (§4). */
export const wasSent = (applicationStatus: Status): boolean => applicationStatus !== 'draft';

/** Tells whether a project takes applications, which it does only while new. */
export const acceptsApplications = (projectStatus: Status): boolean => projectStatus === 'new';

/** Tells whether a published project is not closed yet. It can be closed, or get a later deadline. */
export const isRunning = (projectStatus: Status): boolean =>
  projectStatus === 'new' || projectStatus === 'expired';

/** Statuses of a project. */
export const projectStatuses = [
  'new',
  'expired',
  'selected',
  'notSelected',
  'unavailable',
  'draft',
] as const satisfies readonly Status[];

/**
 * Statuses that an organisation can move an application to, by its current status. A final answer cannot be taken back. Before a
 * preselection the refusal is 'rejected', after it 'notSelected'.
 */
export const applicationMoves: Readonly<Record<Status, readonly Status[]>> = {
  new: ['preselected', 'selected', 'rejected'],
  preselected: ['new', 'selected', 'notSelected'],
  selected: [],
  notSelected: ['preselected'],
  rejected: ['preselected'],
  unavailable: [],
  expired: [],
  draft: [],
};

export const mayMove = (from: Status, to: Status): boolean => applicationMoves[from].includes(to);

/** Returns the refusal that is possible from a status, if any. */
export const refusalFrom = (from: Status): Status | undefined => applicationMoves[from].find(isRefusal);

/** True for a refusal by the organisation, before or after a preselection. */
export const isRefusal = (applicationStatus: Status): boolean =>
  applicationStatus === 'rejected' || applicationStatus === 'notSelected';

/** True while an application waits for its final answer. Until then the student may withdraw it. */
export const isWaiting = (applicationStatus: Status): boolean =>
  applicationStatus === 'new' || applicationStatus === 'preselected';

/** True when the organisation has shown interest in the student or has chosen them. The two may write to each other. */
export const isOfInterest = (applicationStatus: Status): boolean =>
  applicationStatus === 'preselected' || applicationStatus === 'selected';

/** True for a final answer of the organisation. */
export const isAnswer = (applicationStatus: Status): boolean =>
  ['selected', 'notSelected', 'rejected'].includes(applicationStatus);

/**
 * New status of the waiting applications when their project closes, by the project's status. A project that only expired takes no more
 * applications and can still answer the existing ones.
 */
export const waitingBecome: Readonly<Partial<Record<Status, Status>>> = {
  selected: 'notSelected',
  // No student was chosen: to say that another one was would not be true.
  notSelected: 'unavailable',
  unavailable: 'unavailable',
};
