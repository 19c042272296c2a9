import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { everyStudent } from '@puente/contract/forms/audience-notice';
import { ids } from '@puente/contract/ids';

/** A draft of a notice to students. */
export const notice = (changes: Partial<AudienceNotice> = {}): AudienceNotice => ({
  id: ids.audienceNotice.parse(7),
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  kind: 'u4i_advice',
  title: 'Cómo elegir tema',
  text: '<p>Ven el lunes.</p>',
  link: '/blog',
  linkText: 'Leer los consejos',
  audience: everyStudent,
  state: 'draft',
  startsAt: null,
  startedAt: null,
  finishedAt: null,
  people: 0,
  told: 0,
  mailed: 0,
  undelivered: 0,
  declined: 0,
  rested: 0,
  ...changes,
});
