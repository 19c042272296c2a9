import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { faqAudiences } from '../constants/audiences.ts';
import { contentPage, faq, post, postEntry } from '../entities/content.ts';
import { faqUpdate, newFaq, newPost, pageUpdate, postUpdate } from '../forms/content.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page, recordQuery } from '../query.ts';
import { editors } from '../roles.ts';

const postFacets = ['tags'] as const;

export const contentCalls = declare({
  subject: 'content',
  about: 'Blog, frequently asked questions, legal and team texts: public, written by staff (§2, §3).',
  calls: {
    'GET /api/blog-posts': {
      summary: 'Lists the posts of the blog',
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
    'GET /api/blog-posts/feed': {
      summary: 'Lists the newest posts without their content, at most `limits.feedEntries`',
      access: 'anyone',
      price: 1,
      own: 'public',
      answer: one(z.array(postEntry)),
    },
    'GET /api/blog-posts/:id': {
      summary: 'Returns a post of the blog',
      access: 'anyone',
      price: 1,
      row: 'post.read',
      query: recordQuery(['banner']),
      answer: one(post),
    },
    'POST /api/blog-posts': {
      summary: 'Creates a post of the blog',
      access: editors,
      price: 1,
      own: 'platform',
      refs: { banner: 'file.show' },
      body: z.strictObject({ data: newPost }),
      answer: one(post),
    },
    'PUT /api/blog-posts/:id': {
      summary: 'Changes a post of the blog',
      access: editors,
      price: 1,
      row: 'post.write',
      refs: { banner: 'file.show' },
      versioned: 'post',
      body: z.strictObject({ data: versioned(postUpdate) }),
      answer: one(post),
    },
    'DELETE /api/blog-posts/:id': {
      summary: 'Deletes a post of the blog',
      access: editors,
      price: 1,
      row: 'post.write',
      answer: 'nothing',
    },

    'GET /api/faqs': {
      summary: 'Lists questions in the order that staff set',
      description: '`filters[audience][$null]=true` returns the questions for all audiences.',
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
    'POST /api/faqs': {
      summary: 'Creates a frequent question',
      access: editors,
      price: 1,
      own: 'platform',
      body: z.strictObject({ data: newFaq }),
      answer: one(faq),
    },
    'PUT /api/faqs/:id': {
      summary: 'Changes a frequent question',
      access: editors,
      price: 1,
      row: 'faq.write',
      versioned: 'faq',
      body: z.strictObject({ data: versioned(faqUpdate) }),
      answer: one(faq),
    },
    'DELETE /api/faqs/:id': {
      summary: 'Deletes a frequent question',
      access: editors,
      price: 1,
      row: 'faq.write',
      answer: 'nothing',
    },

    'GET /api/pages': {
      summary: 'Lists pages',
      description:
        '`filters[slug][$eq]=aviso-legal` selects one. The site shows its built-in text while a page is pending.',
      access: 'anyone',
      price: 3,
      scope: 'page',
      query: listQuery({ filters: { slug: filter.name(), id: filter.id(ids.page) }, sort: ['slug:asc'] }),
      answer: page(contentPage),
    },
    'PUT /api/pages/:id': {
      summary: "Changes a page of staff's own text",
      access: editors,
      price: 1,
      row: 'page.write',
      versioned: 'page',
      body: z.strictObject({ data: versioned(pageUpdate) }),
      answer: one(contentPage),
    },
  },
  examples: {
    'GET /api/blog-posts': {
      query: {
        filters: { url: { $eq: 'como-elegir-el-tema-de-tu-tfg' } },
        populate: ['banner'],
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/blog-posts/:id': { query: { populate: ['banner'] } },
    'POST /api/blog-posts': {
      body: {
        data: {
          title: 'Tres preguntas antes de elegir tutor',
          url: 'tres-preguntas-antes-de-elegir-tutor',
          description: 'Lo que conviene saber de quien te va a acompañar.',
          tags: ['TFG'],
          content: '## Antes de empezar\n\nPregunta cuánto tiempo podrá dedicarte.',
          banner: 1,
        },
      },
    },
    'PUT /api/blog-posts/:id': {
      body: { data: { description: 'Lo que conviene preguntar.', banner: 1, published: true } },
    },
    'GET /api/faqs': {
      query: {
        filters: { $or: [{ audience: { $eq: 'student' } }, { audience: { $null: true } }] },
        sort: 'position:asc',
      },
    },
    'POST /api/faqs': {
      body: {
        data: {
          question: '¿Tiene algún coste?',
          answer: 'Para estudiantes, ninguno.',
          audience: 'student',
          category: 'Cuenta',
          position: 5,
        },
      },
    },
    'PUT /api/faqs/:id': { body: { data: { answer: 'Para estudiantes y docentes, ninguno.' } } },
    'GET /api/pages': { query: { filters: { slug: { $eq: 'equipo' } } } },
    'PUT /api/pages/:id': { body: { data: { content: 'Texto de la página.', published: true } } },
  },
});
