import { faqQueries, postQueries } from '@puente/client/content';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries } from '@puente/client/projects';
import { resourceQueries } from '@puente/client/resources';
import { workQueries } from '@puente/client/works';
import type { Faq, Post, ResourceSummary } from '@puente/contract/entities/content';
import type { Organization } from '@puente/contract/entities/organization';
import type { Project } from '@puente/contract/entities/project';
import type { Work } from '@puente/contract/entities/work';
import type { SearchMeta } from '@puente/contract/query';
import { href } from '@puente/platform/links';
import type { QueryClient } from '@puente/platform/query';
import { anchorOf, questionsFor } from '../faq/questions.ts';

/** Number of results of each kind. The rest are on their own page. */
const shown = 4;
/** Number of posts: the blog can be filtered by topic, but has no search field. */
const shownPosts = 12;

/** A search result. */
export interface Hit {
  id: number;
  title: string;
  text: string;
  href: string;
}

/** Results of one kind: the first ones and the total. */
export interface Found {
  hits: readonly Hit[];
  total: number;
  /** Interpretation of the search text, if it differs from the words as typed. */
  reading?: SearchMeta;
}

const keyword = (q: string) => ({ keyword: { $containsi: q } });
/** Requests the first results, or the nearest ones when none has all words. */
const few = { sort: 'relevance', pagination: { pageSize: shown } } as const;

const foundIn =
  <Item extends { id: number }>(hit: (item: Item) => Omit<Hit, 'id'>, most = shown) =>
  ({
    data,
    meta: { pagination, suggestion, understood, instead, without },
  }: {
    data: readonly Item[];
    meta: SearchMeta & { pagination: { total: number } };
  }): Found => ({
    hits: data.slice(0, most).map((item) => ({ id: item.id, ...hit(item) })),
    total: pagination.total,
    ...((suggestion ?? understood ?? instead ?? without) !== undefined && {
      reading: { suggestion, understood, instead, without },
    }),
  });

/** Search queries by kind. The prefetch and the page must use exactly the same ones. */
export const searchQueries = {
  projects: (q: string) => ({
    ...projectQueries.list({ filters: keyword(q), populate: ['organization'], ...few }),
    select: foundIn(({ id, title, description, organization }: Project) => ({
      title,
      text: [organization?.name, description].filter(Boolean).join(' · '),
      href: href('project', { id }),
    })),
  }),
  works: (q: string) => ({
    ...workQueries.list({ filters: keyword(q), ...few }),
    select: foundIn(({ id, title, summary }: Work) => ({ title, text: summary, href: href('work', { id }) })),
  }),
  organizations: (q: string) => ({
    // Requests a page of the list of companies, so that its first results are cached when it is opened.
    ...organizationQueries.active({ keyword: q }, { sort: 'relevance' }),
    select: foundIn(({ id, name, sector, location }: Organization) => ({
      title: name,
      text: [sector, location].filter(Boolean).join(' · '),
      href: href('organization', { id }),
    })),
  }),
  resources: (q: string) => ({
    ...resourceQueries.list({ filters: keyword(q), ...few }),
    select: foundIn(({ id, title, excerpt }: ResourceSummary) => ({
      title,
      text: excerpt,
      href: href('resource', { id }),
    })),
  }),
  posts: (q: string) => ({
    ...postQueries.list({ filters: keyword(q), pagination: { pageSize: shownPosts } }),
    select: foundIn(
      ({ title, description, url }: Post) => ({
        title,
        text: description,
        href: href('post', { slug: url }),
      }),
      shownPosts,
    ),
  }),
  /** All questions are loaded at once and searched in the browser, as on their own page. */
  questions: (q: string) => ({
    ...faqQueries.list(),
    select: (faqs: readonly Faq[]): Found => {
      const found = questionsFor(faqs, null, q);
      return {
        hits: found.slice(0, shown).map((faq) => ({
          id: faq.id,
          title: faq.question,
          text: faq.category ?? '',
          href: `${href('faq')}#${anchorOf(faq)}`,
        })),
        total: found.length,
      };
    },
  }),
};

/** Returns the search text in the address; '' if there is none. */
export const wordsOf = (address: URLSearchParams): string => (address.get('q') ?? '').trim();

/** Prefetches the results for visitors. Results for signed-in users load later. */
export function prefetchSearch(queryClient: QueryClient, address: URLSearchParams): void {
  const q = wordsOf(address);
  if (q === '') return;
  const { projects, works, organizations, posts, questions } = searchQueries;
  void queryClient.prefetchQuery(projects(q));
  void queryClient.prefetchQuery(works(q));
  void queryClient.prefetchQuery(organizations(q));
  void queryClient.prefetchQuery(posts(q));
  void queryClient.prefetchQuery(questions(q));
}
