/** The id in an address, or null for anything that is none: such a record cannot exist. */
export const recordId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
