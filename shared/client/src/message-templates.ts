import type { MessageTemplateChanges, NewMessageTemplate } from '@puente/contract/forms/message-template';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { MessageTemplateId, OrganizationId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Messages that an organisation keeps for its answers to applications. */
export const messageTemplateQueries = {
  of: (organization: OrganizationId) =>
    queryOptions({
      queryKey: ['message-templates', organization],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/organizations/:id/message-templates',
            { params: { id: organization } },
            { signal },
          )
        ).data,
    }),
};

export const saveMessageTemplate = async (organization: OrganizationId, data: NewMessageTemplate) =>
  (
    await request('POST /api/organizations/:id/message-templates', {
      params: { id: organization },
      body: { data },
    })
  ).data;

export const changeMessageTemplate = async (id: MessageTemplateId, data: WithBase<MessageTemplateChanges>) =>
  (await request('PUT /api/message-templates/:id', { params: { id }, body: { data } })).data;

export const removeMessageTemplate = (id: MessageTemplateId) =>
  request('DELETE /api/message-templates/:id', { params: { id } });
