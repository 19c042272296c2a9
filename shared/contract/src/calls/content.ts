import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { faqAudiences } from '../constants/audiences.ts';
import { banner, contentPage, faq, post, postEntry } from '../entities/content.ts';
import {
  bannerUpdate,
  faqUpdate,
  newFaq,
  newPage,
  newPost,
  pageUpdate,
  postUpdate,
} from '../forms/content.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page, recordQuery } from '../query.ts';

const staff = ['staff'] as const;
const postFacets = ['tags'] as const;

/** Blog, frequently asked questions, legal and team texts, banner: public, written by staff (§2, §3). */
export const contentCalls = declare({
  /** Lists the posts of the blog. */
  'GET /api/blog-posts': {
    access: 'anyone',
    price: 3,
    scope: 'post',
    limit: 'search',
    query: listQuery({
      filters: {
        /** Matches words in the title, description or tags. */
        keyword: filter.contains(),
        url: filter.name(),
        title: filter.text(),
        tags: filter.name(),
        id: filter.id(ids.post),
      },
      populate: ['banner'],
      sort: ['publishedAt:desc', 'publishedAt:asc', 'title:asc'],
      facets: postFacets,
    }),
    answer: page(post, postFacets),
  },
  /** Lists the newest posts without their content, at most `limits.feedEntries`. */
  'GET /api/blog-posts/feed': { access: 'anyone', price: 1, own: 'public', answer: one(z.array(postEntry)) },
  /** Returns a post of the blog. */
  'GET /api/blog-posts/:id': {
    access: 'anyone',
    price: 1,
    row: 'post.read',
    query: recordQuery(['banner']),
    answer: one(post),
  },
  /** Creates a post of the blog. */
  'POST /api/blog-posts': {
    access: staff,
    price: 1,
    own: 'platform',
    refs: { banner: 'file.show' },
    body: z.strictObject({ data: newPost }),
    answer: one(post),
  },
  /** Changes a post of the blog. */
  'PUT /api/blog-posts/:id': {
    access: staff,
    price: 1,
    row: 'post.write',
    refs: { banner: 'file.show' },
    versioned: 'post',
    body: z.strictObject({ data: versioned(postUpdate) }),
    answer: one(post),
  },
  /** Deletes a post of the blog. */
  'DELETE /api/blog-posts/:id': { access: staff, price: 1, row: 'post.write', answer: 'nothing' },

  /** Lists questions in the order that staff set. `filters[audience][$null]=true` returns the questions for all audiences. */
  'GET /api/faqs': {
    access: 'anyone',
    price: 3,
    scope: 'faq',
    query: listQuery({
      filters: { audience: filter.oneOf(faqAudiences), category: filter.name(), id: filter.id(ids.faq) },
      sort: ['position:asc'],
      pageSize: 100,
    }),
    answer: page(faq),
  },
  /** Creates a frequent question. */
  'POST /api/faqs': {
    access: staff,
    price: 1,
    own: 'platform',
    body: z.strictObject({ data: newFaq }),
    answer: one(faq),
  },
  /** Changes a frequent question. */
  'PUT /api/faqs/:id': {
    access: staff,
    price: 1,
    row: 'faq.write',
    versioned: 'faq',
    body: z.strictObject({ data: versioned(faqUpdate) }),
    answer: one(faq),
  },
  /** Deletes a frequent question. */
  'DELETE /api/faqs/:id': { access: staff, price: 1, row: 'faq.write', answer: 'nothing' },

  /** Lists pages: `filters[slug][$eq]=aviso-legal` selects one. The site shows its built-in text while a page is pending. */
  'GET /api/pages': {
    access: 'anyone',
    price: 3,
    scope: 'page',
    query: listQuery({ filters: { slug: filter.name(), id: filter.id(ids.page) }, sort: ['slug:asc'] }),
    answer: page(contentPage),
  },
  /** Creates a page of staff's own text. */
  'POST /api/pages': {
    access: staff,
    price: 1,
    own: 'platform',
    body: z.strictObject({ data: newPage }),
    answer: one(contentPage),
  },
  /** Changes a page of staff's own text. */
  'PUT /api/pages/:id': {
    access: staff,
    price: 1,
    row: 'page.write',
    versioned: 'page',
    body: z.strictObject({ data: versioned(pageUpdate) }),
    answer: one(contentPage),
  },

  /** Returns the banner with its dates, even outside them. */
  'GET /api/banners/current': { access: 'anyone', price: 1, own: 'public', answer: one(banner) },
  /** Changes the banner of the awards call. */
  'PUT /api/banners/current': {
    access: staff,
    price: 1,
    own: 'platform',
    versioned: 'banner',
    body: z.strictObject({ data: versioned(bannerUpdate) }),
    answer: one(banner),
  },
});
