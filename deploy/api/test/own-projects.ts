import type { Client } from './client.ts';

/** The projects of a coordinator's organisation, the first hundred. */
export async function ownProjects(coordinator: Client) {
  const organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization
    ?.id as number;
  const { data } = await coordinator.call('GET /api/organizations/:id/projects', {
    params: { id: organization },
    query: { pagination: { pageSize: 100 } },
  });
  return data.data;
}
