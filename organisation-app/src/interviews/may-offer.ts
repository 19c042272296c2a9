import type { DeskApplication } from '@puente/contract/entities/desk';

/** Tells whether an interview can be offered now: to somebody preselected who knows it, and who has none to come. */
export const mayOffer = ({
  status,
  held,
  interview,
}: Pick<DeskApplication, 'status' | 'held' | 'interview'>): boolean =>
  status === 'preselected' &&
  !held &&
  (!interview || interview.state === 'cancelled' || interview.state === 'done');
