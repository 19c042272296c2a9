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

/** A draft is the student's own: the organisation does not see it (§4), and it can still be sent. */
export const wasSent = (applicationStatus: Status): boolean => applicationStatus !== 'draft';

/** A project takes applications only while it is new. */
export const acceptsApplications = (projectStatus: Status): boolean => projectStatus === 'new';

/** A published project that has not been closed: it can be closed, or be given a later last day. */
export const isRunning = (projectStatus: Status): boolean =>
  projectStatus === 'new' || projectStatus === 'expired';

/** The statuses that a project can have. */
export const projectStatuses = [
  'new',
  'expired',
  'selected',
  'notSelected',
  'unavailable',
  'draft',
] as const satisfies readonly Status[];

/**
 * Where an organisation may move an application from each status. A final answer is not taken back. Each status has one
 * 'no': before a preselection the application is rejected, after it the person is not selected.
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

/** The 'no' that an application can be given, as it stands: one or none. */
export const refusalFrom = (from: Status): Status | undefined => applicationMoves[from].find(isRefusal);

/** An organisation's 'no', before or after a preselection. */
export const isRefusal = (applicationStatus: Status): boolean =>
  applicationStatus === 'rejected' || applicationStatus === 'notSelected';

/** An application that waits for its final answer: until then the student may withdraw it. */
export const isWaiting = (applicationStatus: Status): boolean =>
  applicationStatus === 'new' || applicationStatus === 'preselected';

/** The organisation has shown interest, or has chosen this student: the two may write to each other. */
export const isOfInterest = (applicationStatus: Status): boolean =>
  applicationStatus === 'preselected' || applicationStatus === 'selected';

/** The organisation's final answer. */
export const isAnswer = (applicationStatus: Status): boolean =>
  ['selected', 'notSelected', 'rejected'].includes(applicationStatus);

/**
 * What the applications that wait become when their project closes with a status. A project that only ran out of time
 * (expired) takes no more of them and can still answer those it has.
 */
export const waitingBecome: Readonly<Partial<Record<Status, Status>>> = {
  selected: 'notSelected',
  // No student was chosen: to say that another one was would not be true.
  notSelected: 'unavailable',
  unavailable: 'unavailable',
};
