import { call } from '@puente/testing/campaigns/kept-form';
import type { Fixtures } from '@puente/testing/journey';
import { confirmed } from './fresh-collaboration.ts';

/** A coordinator and a student with a collaboration that runs, and its address. */
export async function running(person: Fixtures['person'], url: string, width: number) {
  const { coordinator, student, id, base } = await confirmed(person, url, width);
  const days = { begins: '2099-02-01', ends: '2099-06-15', base };
  await call(coordinator.context, url, ['PUT', `/api/collaborations/${id}`, days]);
  const move = { from: 'agreed', state: 'running' };
  await call(coordinator.context, url, ['POST', `/api/collaborations/${id}/move`, move]);
  return { coordinator, student, address: `/colaboraciones/${id}` };
}
