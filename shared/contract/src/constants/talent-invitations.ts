/** How an invitation of the talent corner stands: code -> label, as its organisation reads it. */
export const invitationStatuses = {
  sent: 'Sin responder',
  accepted: 'Aceptada',
  declined: 'No aceptada',
} as const;

export type InvitationStatus = keyof typeof invitationStatuses;
export const invitationStatusCodes = [
  'sent',
  'accepted',
  'declined',
] as const satisfies readonly InvitationStatus[];
