/** States of a notice to an audience: code -> label. Only a draft can be changed. */
export const noticeStates = {
  draft: 'Borrador',
  planned: 'Programado',
  sending: 'Enviándose',
  stopped: 'Detenido',
  sent: 'Enviado',
} as const;

export type NoticeState = keyof typeof noticeStates;
export const noticeStateCodes = Object.keys(noticeStates) as [NoticeState, ...NoticeState[]];

/**
 * Limits of notices to an audience, which only pages of staff need: lengths of texts, entries of each part of the audience, students in one
 * step, seconds between steps, hours in which one student gets one notice of a kind, and days ahead for which a start can be planned.
 */
export const noticeLimits = {
  title: 60,
  text: 10_000,
  linkText: 40,
  chosen: 50,
  perStep: 200,
  pauseSeconds: 4,
  hoursApart: 24,
  plannedDays: 90,
} as const;
