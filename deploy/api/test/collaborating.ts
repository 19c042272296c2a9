import { logIn } from './client.ts';
import { startOperatedServer } from './operated.ts';
import { ownProjects } from './own-projects.ts';

/** Starts an operated server with the people of collaborations, and a project that takes applications. */
export async function startCollaborating(env: Record<string, string> = {}) {
  const server = await startOperatedServer({ env });
  const [coordinator, teacher] = await Promise.all([
    logIn(server.address, 'coordinacion'),
    logIn(server.address, 'docente'),
  ]);
  const project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id ?? 0;
  return { server, coordinator, teacher, project };
}
