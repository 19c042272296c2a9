/** In the query of a page to which a form without a script led back: the page says that it was sent. */
export const sentParameter = 'enviado';
