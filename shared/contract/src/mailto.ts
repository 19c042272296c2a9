/** Link that writes to an address. '?' and '&' are valid in an address; in a link they would add recipients. */
export const mailto = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
