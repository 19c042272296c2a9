import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { FaqId, PageId, PostId, TextVersionId } from '@puente/contract/ids';
import { faqQueries, pageQueries, postQueries } from './content.ts';
import { written } from './expect-ok.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/staff-texts', Calls['GET /api/staff-texts']>['query']>;

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
            { params: { id }, query: before === undefined ? {} : { before } },
            { signal },
          )
        ).data,
    }),
  faqVersions: (id: FaqId) =>
    queryOptions({
      queryKey: [...faqQueries.key, id, 'versions'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/faqs/:id/versions', { params: { id } }, { signal })).data,
    }),
  pageVersions: (id: PageId) =>
    queryOptions({
      queryKey: [...pageQueries.key, id, 'versions'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/pages/:id/versions', { params: { id } }, { signal })).data,
    }),
  /** Link to the preview of a post; null without one. */
  previewLink: (id: PostId) =>
    queryOptions({
      queryKey: [...postQueries.key, id, 'preview-link'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/blog-posts/:id/preview-link', { params: { id } }, { signal })).data,
    }),
  /** Post of a preview link. @throws ApiError NotFound when the link has ended */
  previewed: (secret: string) =>
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

export const createPreviewLink = async (id: PostId) =>
  (await written(request('POST /api/blog-posts/:id/preview-link', { params: { id } }))).data;

export const endPreviewLink = (id: PostId) =>
  request('DELETE /api/blog-posts/:id/preview-link', { params: { id } });
