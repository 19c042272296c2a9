import type { Client } from './client.ts';
import { newStudent } from './new-student.ts';
import type { OperatedServer } from './operated.ts';

export const motivation =
  'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';

/** A new student who was selected for a project of the coordinator. */
export async function selectedStudent(
  server: OperatedServer,
  { coordinator, project, email }: { coordinator: Client; project: number; email: string },
) {
  const student = await newStudent(server, email);
  const sent = await student.who.call('POST /api/applys', {
    body: { data: { project, motivation, CV: student.cv } },
  });
  const application = sent.data.data.id;
  await coordinator.call('PUT /api/applys/:id', {
    params: { id: application },
    body: { data: { status: 'selected' } },
  });
  return { ...student, application, email };
}
