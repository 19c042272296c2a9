import type { Person } from '@puente/testing/browser';
import { call } from '@puente/testing/campaigns/kept-form';
import type { Fixtures } from '@puente/testing/journey';
import { applyTo, preselect, publishProject } from './fresh-records.ts';

/** A new student who was selected for a project and has confirmed. */
export async function joined(
  person: Fixtures['person'],
  { coordinator, project }: { coordinator: Pick<Person, 'context'>; project: number },
  url: string,
  width: number,
) {
  const student = await person('student', { width });
  const application = await applyTo(project, student, url);
  await preselect(application, coordinator, url);
  await call(coordinator.context, url, ['PUT', `/api/applys/${application}`, { status: 'selected' }]);
  const { data } = await call<{ data: { id: number; updatedAt: string } }>(student.context, url, [
    'POST',
    `/api/applys/${application}/confirm`,
  ]);
  return { student, id: data.id, base: data.updatedAt };
}

/** A student and a coordinator with a collaboration that has just begun. */
export async function confirmed(person: Fixtures['person'], url: string, width: number) {
  const coordinator = await person('coordinator', { width });
  const { id: project, organization } = await publishProject(coordinator, url);
  return { coordinator, organization, ...(await joined(person, { coordinator, project }, url, width)) };
}

/** A student and a coordinator with a collaboration that was delivered. */
export async function delivered(person: Fixtures['person'], url: string, width: number) {
  const { coordinator, student, organization, id } = await confirmed(person, url, width);
  const move = `/api/collaborations/${id}/move`;
  await call(coordinator.context, url, ['POST', move, { from: 'agreed', state: 'running' }]);
  await call(student.context, url, ['POST', move, { from: 'running', state: 'delivered' }]);
  return { coordinator, student, id, organization };
}
