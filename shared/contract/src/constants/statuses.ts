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

/** Where an organisation may move an application from each status. A final answer is not taken back. */
export const applicationMoves: Readonly<Record<Status, readonly Status[]>> = {
  new: ['preselected', 'selected', 'notSelected', 'rejected'],
  preselected: ['new', 'selected', 'notSelected', 'rejected'],
  selected: [],
  notSelected: ['preselected'],
  rejected: ['preselected'],
  unavailable: [],
  expired: [],
  draft: [],
};

export const mayMove = (from: Status, to: Status): boolean => applicationMoves[from].includes(to);
