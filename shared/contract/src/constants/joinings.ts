/** Days for which an invitation to act for an organisation is good. Beside the limits, so that a page has no other with it. */
export const invitationDays = 30;
