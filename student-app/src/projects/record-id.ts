/** Id of a record in an address; null for what cannot be one, so that the API is not asked about it. */
export const recordId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
