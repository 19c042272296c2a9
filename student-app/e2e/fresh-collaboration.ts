import { call } from '@puente/testing/campaigns/kept-form';
import type { Fixtures } from '@puente/testing/journey';
import { applyTo, preselect, publishProject } from './fresh-records.ts';

/** A student and a coordinator with a collaboration that was delivered. */
export async function delivered(person: Fixtures['person'], url: string, width: number) {
  const coordinator = await person('coordinator', { width });
  const student = await person('student', { width });
  const project = await publishProject(coordinator, url);
  const application = await applyTo(project.id, student, url);
  await preselect(application, coordinator, url);
  await call(coordinator.context, url, ['PUT', `/api/applys/${application}`, { status: 'selected' }]);
  const { data } = await call<{ data: { id: number } }>(student.context, url, [
    'POST',
    `/api/applys/${application}/confirm`,
  ]);
  const move = `/api/collaborations/${data.id}/move`;
  await call(coordinator.context, url, ['POST', move, { from: 'agreed', state: 'running' }]);
  await call(student.context, url, ['POST', move, { from: 'running', state: 'delivered' }]);
  return { coordinator, student, id: data.id, organization: project.organization };
}
