import type { Client } from './client.ts';
import { startCollaborating } from './collaborating.ts';
import { pdfFile } from './files.ts';
import { selectedStudent } from './selected-student.ts';

export type Planning = Awaited<ReturnType<typeof startDelivering>>;

/** Starts a server with the people of collaborations, for `planned`. */
export const startDelivering = async () => ({ ...(await startCollaborating()), count: 0 });

/** A student with one agreed milestone in a collaboration that runs. */
export async function planned(they: Planning) {
  const { server, coordinator, project } = they;
  const email = `con-entregas-${(they.count += 1)}@ejemplo.es`;
  const { who, application, cv } = await selectedStudent(server, { coordinator, project, email });
  const confirmed = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const id = confirmed.data.data.id;
  await server.rows(`update collaborations set state = 'running', started_at = now() where id = ${id}`);
  await server.rows(
    `insert into milestones (collaboration_id, title, description, due, position)
     values (${id}, 'Borrador', 'El texto sin conclusiones.', '2027-03-01', 0)`,
  );
  const milestone = (await read(who, id))[0]?.milestone ?? 0;
  return { who, id, milestone, email, cv };
}

export const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/deliveries', { params: { id } })).data.data;
export const versions = async (who: Client, id: number) => (await read(who, id))[0]?.versions ?? [];
export const latestOf = async (who: Client, id: number) => (await versions(who, id))[0]?.id ?? 0;

export const deliver = (
  who: Client,
  id: number,
  milestone: number,
  seen: number | null,
  change: object = {},
) =>
  who.wrong('POST /api/collaborations/:id/deliveries', {
    params: { id },
    body: {
      data: { milestone, seen, link: 'ejemplo.org/borrador', text: '', confidential: false, ...change },
    },
  });

export const answer = (who: Client, id: number, delivery: number, reason?: string) =>
  who.wrong('POST /api/collaborations/:id/deliveries/answers', {
    params: { id },
    body: {
      data:
        reason === undefined
          ? { delivery, answer: 'approved' }
          : { delivery, answer: 'changesAsked', reason },
    },
  });

export const comment = (who: Client, id: number, milestone: number, text = '¿Lo veis así?') =>
  who.wrong('POST /api/collaborations/:id/deliveries/comments', {
    params: { id },
    body: { data: { milestone, text } },
  });

/** Uploads a PDF for a delivery. Returns its id. */
export async function uploaded(who: Client, name = 'borrador de Uxía.pdf'): Promise<number> {
  const { data } = await who.call('POST /api/upload', { query: { for: 'delivery' }, files: pdfFile(name) });
  return data[0]?.id as number;
}

export const refused = (name: string) => ({ status: 409, data: { error: { name } } });
