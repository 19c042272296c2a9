import type { InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { FaqAudience } from '@puente/contract/constants/audiences';
import type { CampaignId, FaqId, PageId, PostId, ProgramId } from '@puente/contract/ids';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type DataOf<Name extends CallName> =
  InputOf<Name, Calls[Name]> extends { body: { data: infer Data } } ? Data : never;

type PostQuery = NonNullable<InputOf<'GET /api/blog-posts', Calls['GET /api/blog-posts']>['query']>;

export const postQueries = {
  key: ['blog-posts'] as const,
  list: (query: PostQuery = {}) =>
    queryOptions({
      queryKey: [...postQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/blog-posts', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Related posts: the latest with a common topic, or the latest of all for a post without topics. */
  related: ({ id, tags }: { id: PostId; tags: string[] }) =>
    queryOptions({
      queryKey: [...postQueries.key, id, 'related', tags],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/blog-posts',
            {
              query: {
                filters: { id: { $ne: id }, ...(tags.length > 0 && { tags: { $in: tags } }) },
                pagination: { pageSize: 3 },
              },
            },
            { signal },
          )
        ).data,
    }),
  /** A post by the last part of its address; null if there is none. */
  byUrl: (url: string) =>
    queryOptions({
      queryKey: [...postQueries.key, 'url', url],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/blog-posts',
            { query: { filters: { url: { $eq: url } }, populate: ['banner'] } },
            { signal },
          )
        ).data[0] ?? null,
    }),
  one: (id: PostId) =>
    queryOptions({
      queryKey: [...postQueries.key, id],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/blog-posts/:id',
            { params: { id }, query: { populate: ['banner'] } },
            { signal },
          )
        ).data,
    }),
};

export const createPost = (data: DataOf<'POST /api/blog-posts'>) =>
  request('POST /api/blog-posts', { body: { data } });
export const changePost = (id: PostId, data: DataOf<'PUT /api/blog-posts/:id'>) =>
  request('PUT /api/blog-posts/:id', { params: { id }, body: { data } });
export const removePost = (id: PostId) => request('DELETE /api/blog-posts/:id', { params: { id } });

export const faqQueries = {
  key: ['faqs'] as const,
  /** Questions for one audience and for all audiences; without `audience`, all questions. */
  list: (audience?: FaqAudience) =>
    queryOptions({
      queryKey: [...faqQueries.key, audience],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/faqs',
            audience
              ? {
                  query: {
                    filters: { $or: [{ audience: { $eq: audience } }, { audience: { $null: true } }] },
                  },
                }
              : {},
            { signal },
          )
        ).data,
    }),
  /** @throws ApiError NotFound */
  one: (id: FaqId) =>
    queryOptions({
      queryKey: [...faqQueries.key, id],
      queryFn: async ({ signal }) => {
        const query = { filters: { id: { $eq: id } } };
        const [faq] = (await request('GET /api/faqs', { query }, { signal })).data;
        if (!faq) throw new ApiError('NotFound');
        return faq;
      },
    }),
};

export const createFaq = (data: DataOf<'POST /api/faqs'>) => request('POST /api/faqs', { body: { data } });
export const changeFaq = (id: FaqId, data: DataOf<'PUT /api/faqs/:id'>) =>
  request('PUT /api/faqs/:id', { params: { id }, body: { data } });
export const removeFaq = (id: FaqId) => request('DELETE /api/faqs/:id', { params: { id } });

export const pageQueries = {
  key: ['pages'] as const,
  /** A text that staff maintain; null while it is pending, when the site shows its built-in text. */
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [...pageQueries.key, slug],
      queryFn: async ({ signal }) =>
        (await request('GET /api/pages', { query: { filters: { slug: { $eq: slug } } } }, { signal }))
          .data[0] ?? null,
    }),
  /** @throws ApiError NotFound */
  one: (id: PageId) =>
    queryOptions({
      queryKey: [...pageQueries.key, id],
      queryFn: async ({ signal }) => {
        const query = { filters: { id: { $eq: id } } };
        const [page] = (await request('GET /api/pages', { query }, { signal })).data;
        if (!page) throw new ApiError('NotFound');
        return page;
      },
    }),
};

export const changePage = (id: PageId, data: DataOf<'PUT /api/pages/:id'>) =>
  request('PUT /api/pages/:id', { params: { id }, body: { data } });

export const campaignQueries = {
  key: ['campaigns'] as const,
  list: () =>
    queryOptions({
      queryKey: campaignQueries.key,
      queryFn: async ({ signal }) =>
        (await request('GET /api/campaigns', { query: { populate: ['logo'] } }, { signal })).data,
    }),
  programs: () =>
    queryOptions({
      queryKey: ['programs'],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/programs',
            { query: { populate: ['logo', 'projects', 'programCampaign'] } },
            { signal },
          )
        ).data,
    }),
  /** Names of the programs, to choose one. */
  programNames: () =>
    queryOptions({
      queryKey: ['programs', 'names'],
      queryFn: async ({ signal }) => (await request('GET /api/programs', {}, { signal })).data,
    }),
};

export const createCampaign = (data: DataOf<'POST /api/campaigns'>) =>
  request('POST /api/campaigns', { body: { data } });
export const changeCampaign = (id: CampaignId, data: DataOf<'PUT /api/campaigns/:id'>) =>
  request('PUT /api/campaigns/:id', { params: { id }, body: { data } });
export const changeProgram = (id: ProgramId, data: DataOf<'PUT /api/programs/:id'>) =>
  request('PUT /api/programs/:id', { params: { id }, body: { data } });
