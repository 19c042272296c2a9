/** Days until an invitation to act for an organisation expires. Not in `limits`, so that a page does not load the other limits. */
export const invitationDays = 30;
