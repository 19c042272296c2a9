/** Query parameter of the page that a form without JavaScript redirects to: the page then confirms the submission. */
export const sentParameter = 'enviado';
