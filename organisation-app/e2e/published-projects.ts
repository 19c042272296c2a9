import { callAs } from '@puente/testing/call-as';
import { test as base } from '@puente/testing/journey';

interface Fixtures {
  /**
   * Publishes a project of a coordinator's organisation.
   * @returns its id
   */
  publishProject: (email: string, title: string) => Promise<number>;
}

/** A journey that may publish projects of fresh coordinators. */
export const test = base.extend<Fixtures>({
  publishProject: async ({ product: { url } }, use) =>
    use(async (email, title) => {
      const { details } = (await callAs(url, email, 'GET', '/api/users/me')) as {
        details: { organization: { id: number } };
      };
      const { data } = (await callAs(url, email, 'POST', '/api/projects', {
        data: { ...project, title, organization: details.organization.id, draft: true },
      })) as { data: { id: number } };
      await callAs(url, email, 'POST', `/api/projects/${data.id}/publish`);
      return data.id;
    }),
});

/** Name of the organisation of a fresh coordinator. */
export const organizationOf = (email: string): string =>
  `Cooperativa ${email.slice('coordinator.'.length, email.indexOf('@'))}`;

const project = {
  description:
    'Queremos medir el ruido de nuestras calles con sensores sencillos y explicar los resultados al vecindario en abierto.',
  type: 'TFG o TFM',
  study_areas: ['Ciencias'],
  presentiality: 'remote',
};
