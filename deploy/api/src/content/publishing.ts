/**
 * The moment of publication after a change. A text that is published again keeps its first date, so that a
 * second click does not put it on top of the list. A form that says nothing changes nothing.
 */
export const publishing = (wanted: boolean | undefined, current: Date | null): Date | null =>
  wanted === undefined ? current : wanted ? (current ?? new Date()) : null;
