import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { contentPage, faq, post, resource } from '../entities/content.ts';
import {
  faqVersion,
  newPreviewLink,
  pageVersion,
  postVersion,
  previewLink,
  resourceVersion,
  staffText,
  textKinds,
} from '../entities/staff-text.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { publicationStates } from '../publication.ts';
import { all, filter, listQuery, one, page, recordIdParam } from '../query.ts';
import { editors } from '../roles.ts';

/** Versions before this one, which the list does not have. */
const versionsQuery = z.strictObject({ before: z.optional(recordIdParam(ids.textVersion)) });
const previewQuery = z.strictObject({ secret: z.string().check(z.maxLength(limits.staffTexts.secret)) });
const restoration = z.strictObject({ data: versioned(z.strictObject({ version: ids.textVersion })) });

export const staffTextCalls = declare({
  subject: 'staff-texts',
  about: "Editors' work on the texts of the site: what there is, its history, and previews.",
  calls: {
    'GET /api/staff-texts': {
      summary: 'Lists posts, frequent questions, pages and resources, drafts included',
      description: 'Of the pages only those that the site shows; legal texts are part of the product.',
      access: editors,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: {
          /** Matches each word in the title. */
          keyword: filter.contains(),
          kind: filter.oneOf(textKinds),
          state: filter.oneOf(publicationStates),
        },
        sort: [
          'updatedAt:desc',
          'updatedAt:asc',
          'title:asc',
          'title:desc',
          'publishedAt:desc',
          'publishedAt:asc',
        ],
      }),
      answer: page(staffText),
    },
    'GET /api/blog-posts/:id/versions': {
      summary: `Lists the saved states of a post, newest first, at most ${limits.staffTexts.versions}`,
      description: '`before` is the id of a version: the list continues with the next older one.',
      access: editors,
      price: 3,
      row: 'post.write',
      query: versionsQuery,
      answer: all(postVersion),
    },
    'POST /api/blog-posts/:id/restore': {
      summary: 'Writes a former version of a post again',
      description: 'This is a change like others, with a version of its own. Address and publication stay.',
      access: editors,
      price: 1,
      row: 'post.write',
      versioned: 'post',
      body: restoration,
      answer: one(post),
    },
    'GET /api/faqs/:id/versions': {
      summary: `Lists the saved states of a frequent question, newest first, at most ${limits.staffTexts.versions}`,
      description: '`before` is the id of a version: the list continues with the next older one.',
      access: editors,
      price: 3,
      row: 'faq.write',
      query: versionsQuery,
      answer: all(faqVersion),
    },
    'POST /api/faqs/:id/restore': {
      summary: 'Writes a former version of a frequent question again',
      description: 'This is a change like others, with a version of its own. Its publication stays.',
      access: editors,
      price: 1,
      row: 'faq.write',
      versioned: 'faq',
      body: restoration,
      answer: one(faq),
    },
    'GET /api/pages/:id/versions': {
      summary: `Lists the saved states of a page, newest first, at most ${limits.staffTexts.versions}`,
      description: '`before` is the id of a version: the list continues with the next older one.',
      access: editors,
      price: 3,
      row: 'page.write',
      query: versionsQuery,
      answer: all(pageVersion),
    },
    'POST /api/pages/:id/restore': {
      summary: 'Writes a former version of a page again',
      description: 'This is a change like others, with a version of its own. Address and publication stay.',
      access: editors,
      price: 1,
      row: 'page.write',
      versioned: 'page',
      body: restoration,
      answer: one(contentPage),
    },
    'GET /api/resources/:id/versions': {
      summary: `Lists the saved states of a resource, newest first, at most ${limits.staffTexts.versions}`,
      description: '`before` is the id of a version: the list continues with the next older one.',
      access: editors,
      price: 3,
      row: 'resource.write',
      query: versionsQuery,
      answer: all(resourceVersion),
    },
    'POST /api/resources/:id/restore': {
      summary: 'Writes a former version of a resource again',
      description: 'This is a change like others, with a version of its own. Its publication stays.',
      access: editors,
      price: 1,
      row: 'resource.write',
      versioned: 'resource',
      body: restoration,
      answer: one(resource),
    },
    'GET /api/blog-posts/:id/preview-link': {
      summary: 'Says whether a post has a link to its preview, and until when',
      access: editors,
      price: 1,
      row: 'post.write',
      answer: one(z.nullable(previewLink)),
    },
    'POST /api/blog-posts/:id/preview-link': {
      summary: 'Creates a link with which anybody can see a post as its visitors will',
      description: `It works for ${limits.staffTexts.previewDays} days, and ends the link before it.`,
      access: editors,
      price: 1,
      row: 'post.write',
      answer: one(newPreviewLink),
    },
    'DELETE /api/blog-posts/:id/preview-link': {
      summary: 'Ends the link to the preview of a post',
      access: editors,
      price: 1,
      row: 'post.write',
      answer: 'nothing',
    },
    'GET /api/blog-posts/preview': {
      summary: 'Returns the post of a preview link',
      description: 'A link that has expired or was ended returns 404.',
      access: 'anyone',
      price: 1,
      own: 'public',
      uncached: true,
      query: previewQuery,
      answer: one(post),
    },
    'GET /api/resources/:id/preview-link': {
      summary: 'Says whether a resource has a link to its preview, and until when',
      access: editors,
      price: 1,
      row: 'resource.write',
      answer: one(z.nullable(previewLink)),
    },
    'POST /api/resources/:id/preview-link': {
      summary: 'Creates a link with which anybody can see a resource as its readers will',
      description: `It works for ${limits.staffTexts.previewDays} days, and ends the link before it.`,
      access: editors,
      price: 1,
      row: 'resource.write',
      answer: one(newPreviewLink),
    },
    'DELETE /api/resources/:id/preview-link': {
      summary: 'Ends the link to the preview of a resource',
      access: editors,
      price: 1,
      row: 'resource.write',
      answer: 'nothing',
    },
    'GET /api/resources/preview': {
      summary: 'Returns the resource of a preview link',
      description: 'A link that has expired or was ended returns 404.',
      access: 'anyone',
      price: 1,
      own: 'public',
      uncached: true,
      query: previewQuery,
      answer: one(resource),
    },
  },
  examples: {
    'GET /api/staff-texts': {
      query: { filters: { kind: { $eq: 'post' }, state: { $eq: 'draft' } }, sort: 'updatedAt:desc' },
    },
    'GET /api/blog-posts/:id/versions': { query: { before: 40 } },
    'POST /api/blog-posts/:id/restore': { body: { data: { version: 1 } } },
    'GET /api/faqs/:id/versions': { query: { before: 40 } },
    'POST /api/faqs/:id/restore': { body: { data: { version: 1 } } },
    'GET /api/pages/:id/versions': { query: { before: 40 } },
    'POST /api/pages/:id/restore': { body: { data: { version: 1 } } },
    'GET /api/resources/:id/versions': { query: { before: 40 } },
    'POST /api/resources/:id/restore': { body: { data: { version: 1 } } },
    'GET /api/resources/preview': { query: { secret: 'p8Xk2vQfT0mWb7RzYh4JcA' } },
    'GET /api/blog-posts/preview': { query: { secret: 'p8Xk2vQfT0mWb7RzYh4JcA' } },
  },
});
