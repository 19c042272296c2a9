import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { FaqId, PageId, PostId, ResourceId, TextVersionId } from '@puente/contract/ids';
import { faqQueries, pageQueries, postQueries } from './content.ts';
import { written } from './expect-ok.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';
import { resourceQueries } from './resources.ts';

type ListQuery = NonNullable<InputOf<'GET /api/staff-texts', Calls['GET /api/staff-texts']>['query']>;

const since = (before: TextVersionId | undefined) => (before === undefined ? {} : { before });

/** Texts of the site, as editors work on them. */
export const staffTextQueries = {
  key: ['staff-texts'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...staffTextQueries.key, query],
      queryFn: ({ signal }) => request('GET /api/staff-texts', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Saved states of a post, newest first; or those before a version. */
  postVersions: (id: PostId, before?: TextVersionId) =>
    queryOptions({
      queryKey: [...postQueries.key, id, 'versions', before],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/blog-posts/:id/versions',
            { params: { id }, query: since(before) },
            { signal },
          )
        ).data,
    }),
  faqVersions: (id: FaqId, before?: TextVersionId) =>
    queryOptions({
      queryKey: [...faqQueries.key, id, 'versions', before],
      queryFn: async ({ signal }) =>
        (await request('GET /api/faqs/:id/versions', { params: { id }, query: since(before) }, { signal }))
          .data,
    }),
  pageVersions: (id: PageId, before?: TextVersionId) =>
    queryOptions({
      queryKey: [...pageQueries.key, id, 'versions', before],
      queryFn: async ({ signal }) =>
        (await request('GET /api/pages/:id/versions', { params: { id }, query: since(before) }, { signal }))
          .data,
    }),
  resourceVersions: (id: ResourceId, before?: TextVersionId) =>
    queryOptions({
      queryKey: [...resourceQueries.key, id, 'versions', before],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/resources/:id/versions',
            { params: { id }, query: since(before) },
            { signal },
          )
        ).data,
    }),
  /** Link to the preview of a post; null without one. */
  postPreviewLink: (id: PostId) =>
    queryOptions({
      queryKey: [...postQueries.key, id, 'preview-link'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/blog-posts/:id/preview-link', { params: { id } }, { signal })).data,
    }),
  /** Link to the preview of a resource; null without one. */
  resourcePreviewLink: (id: ResourceId) =>
    queryOptions({
      queryKey: [...resourceQueries.key, id, 'preview-link'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/resources/:id/preview-link', { params: { id } }, { signal })).data,
    }),
  /** Resource of a preview link. @throws ApiError NotFound when the link has ended */
  previewedResource: (secret: string) =>
    queryOptions({
      queryKey: [...resourceQueries.key, 'preview', secret],
      queryFn: async ({ signal }) =>
        (await request('GET /api/resources/preview', { query: { secret } }, { signal })).data,
    }),
  /** Post of a preview link. @throws ApiError NotFound when the link has ended */
  previewedPost: (secret: string) =>
    queryOptions({
      queryKey: [...postQueries.key, 'preview', secret],
      queryFn: async ({ signal }) =>
        (await request('GET /api/blog-posts/preview', { query: { secret } }, { signal })).data,
    }),
};

/** @param base version of the post that the user has seen */
export const restorePost = async (id: PostId, version: TextVersionId, base: string) =>
  (
    await written(
      request('POST /api/blog-posts/:id/restore', { params: { id }, body: { data: { version, base } } }),
    )
  ).data;

export const restoreFaq = async (id: FaqId, version: TextVersionId, base: string) =>
  (
    await written(
      request('POST /api/faqs/:id/restore', { params: { id }, body: { data: { version, base } } }),
    )
  ).data;

export const restorePage = async (id: PageId, version: TextVersionId, base: string) =>
  (
    await written(
      request('POST /api/pages/:id/restore', { params: { id }, body: { data: { version, base } } }),
    )
  ).data;

export const restoreResource = async (id: ResourceId, version: TextVersionId, base: string) =>
  (
    await written(
      request('POST /api/resources/:id/restore', { params: { id }, body: { data: { version, base } } }),
    )
  ).data;

export const createPostPreviewLink = async (id: PostId) =>
  (await written(request('POST /api/blog-posts/:id/preview-link', { params: { id } }))).data;

export const endPostPreviewLink = (id: PostId) =>
  request('DELETE /api/blog-posts/:id/preview-link', { params: { id } });

export const createResourcePreviewLink = async (id: ResourceId) =>
  (await written(request('POST /api/resources/:id/preview-link', { params: { id } }))).data;

export const endResourcePreviewLink = (id: ResourceId) =>
  request('DELETE /api/resources/:id/preview-link', { params: { id } });
