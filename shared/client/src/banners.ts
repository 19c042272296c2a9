import type { BannerForm } from '@puente/contract/forms/banner';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { BannerId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

export const bannerQueries = {
  key: ['banner'] as const,
  current: () =>
    queryOptions({
      queryKey: bannerQueries.key,
      queryFn: async ({ signal }) => (await request('GET /api/banners/current', {}, { signal })).data,
    }),
  /** Past, present and planned banners, for staff. */
  all: () =>
    queryOptions({
      queryKey: [...bannerQueries.key, 'all'],
      queryFn: async ({ signal }) => (await request('GET /api/banners', {}, { signal })).data,
    }),
};

export const planBanner = (data: BannerForm) => request('POST /api/banners', { body: { data } });
export const changeBanner = (id: BannerId, data: WithBase<BannerForm>) =>
  request('PUT /api/banners/:id', { params: { id }, body: { data } });
export const removeBanner = (id: BannerId) => request('DELETE /api/banners/:id', { params: { id } });
