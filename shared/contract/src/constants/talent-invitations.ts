/** Status of an invitation of the talent corner: code -> label for the organisation. */
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
