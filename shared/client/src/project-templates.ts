import type { OrganizationId, ProjectId, ProjectTemplateId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Templates that an organisation saves from its projects. */
export const projectTemplateQueries = {
  key: ['project-templates'] as const,
  of: (organization: OrganizationId) =>
    queryOptions({
      queryKey: [...projectTemplateQueries.key, organization],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/organizations/:id/project-templates',
            { params: { id: organization } },
            { signal },
          )
        ).data,
    }),
};

export const saveAsTemplate = async (project: ProjectId, name: string) =>
  (await request('POST /api/projects/:id/template', { params: { id: project }, body: { data: { name } } }))
    .data;

export const renameProjectTemplate = async (id: ProjectTemplateId, name: string, base?: string) =>
  (await request('PUT /api/project-templates/:id', { params: { id }, body: { data: { name, base } } })).data;

export const removeProjectTemplate = (id: ProjectTemplateId) =>
  request('DELETE /api/project-templates/:id', { params: { id } });

/** The new project is a draft. */
export const beginFromTemplate = (id: ProjectTemplateId) =>
  request('POST /api/project-templates/:id/project', { params: { id } });
