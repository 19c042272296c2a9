import qs from 'qs';
import * as z from 'zod/mini';
import { allListPages } from '@puente/contract/list-pages/all-list-pages';
import { type PagesOfList, queriesOfPages } from '@puente/contract/list-pages/pages-of-list';
import { type ChannelView } from './channel-view.ts';
import { pathOfPublicPage } from './page-access.ts';
import { type ValidatedAnswers } from './validated-answers.ts';

const countsAnswer = z.object({
  meta: z.object({ facets: z.optional(z.record(z.string(), z.record(z.string(), z.number()))) }),
});

/**
 * Addresses of filtered lists that are pages of their own ('Proyectos en Lugo') and have rows. Undefined when the API
 * does not respond.
 */
export async function addressesOfLists(
  view: ChannelView,
  answers: ValidatedAnswers,
): Promise<string[] | undefined> {
  const found = await Promise.all(
    allListPages.map(async (pages) => {
      const path = pathOfPublicPage(view, pages.route);
      if (path === undefined) return [];
      const counts = await answers.answerTo(countsCall(pages), countsAnswer);
      return counts && queriesOfPages(pages, counts.meta.facets ?? {}).map((query) => `${path}?${query}`);
    }),
  );
  const known = found.filter((addresses) => addresses !== undefined);
  return known.length === found.length ? known.flat() : undefined;
}

const countsCall = ({ call, filters }: PagesOfList): string =>
  `${call}?${qs.stringify({ facets: Object.values(filters).map(({ facet }) => facet), pagination: { pageSize: 1 } })}`;
