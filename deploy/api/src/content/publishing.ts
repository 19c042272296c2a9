/**
 * Publication time after a change. A text that is published again keeps its first date, so that it does not move to the
 * top of the list. A form without the field changes nothing.
 */
export const publishing = (wanted: boolean | undefined, current: Date | null): Date | null =>
  wanted === undefined ? current : wanted ? (current ?? new Date()) : null;
