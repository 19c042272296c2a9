import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { resourcePurposeCodes } from '../constants/resources.ts';
import { workStageCodes } from '../constants/works.ts';
import { resource, resourceSummary } from '../entities/content.ts';
import { newResource, resourceUpdate } from '../forms/content.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page, recordQuery, searchPage } from '../query.ts';
import { editors } from '../roles.ts';

const relations = ['picture'] as const;
const facets = ['purposes', 'tags', 'tfx_status'] as const;

export const resourceCalls = declare({
  subject: 'resources',
  about: 'The resource library: public, written by staff. The specification does not define its paths.',
  calls: {
    'GET /api/resources': {
      summary: 'Lists resources without their content, popular ones first, then by visits',
      description: '`tags` and `purposes` match resources that have any of them.',
      access: 'anyone',
      price: 3,
      scope: 'resource',
      limit: 'search',
      query: listQuery({
        filters: {
          /** Matches words in the title, introduction or tags. */
          keyword: filter.contains(),
          purposes: filter.oneOf(resourcePurposeCodes),
          tags: filter.name(),
          tfx_status: filter.oneOf(workStageCodes),
          is_popular: filter.flag(),
          id: filter.id(ids.resource),
        },
        populate: relations,
        sort: ['relevance', 'popularity_visits:desc', 'publishedAt:desc', 'title:asc'],
        facets,
      }),
      answer: searchPage(resourceSummary, facets),
    },
    'GET /api/resources/popular': {
      summary: 'Lists the resources that staff marked as popular',
      access: 'anyone',
      price: 3,
      scope: 'resource',
      query: listQuery({
        filters: { purposes: filter.oneOf(resourcePurposeCodes) },
        populate: relations,
        sort: ['popularity_visits:desc'],
      }),
      answer: page(resourceSummary),
    },
    'GET /api/resources/:id': {
      summary: 'Returns a resource of the library',
      access: 'anyone',
      price: 1,
      row: 'resource.read',
      query: recordQuery(relations),
      answer: one(resource),
    },
    'GET /api/resources/:id/related': {
      summary: 'Lists related resources',
      description: 'They are published and share a tag or purpose; those with most common tags come first.',
      access: 'anyone',
      price: 1,
      row: 'resource.read',
      query: recordQuery(relations),
      answer: all(resourceSummary),
    },
    'POST /api/resources/:id/visit': {
      summary: 'Records a visit of the user, at most one per hour and person',
      access: 'signedIn',
      price: 1,
      row: 'resource.read',
      answer: one(z.object({ id: ids.resource, popularity_visits: z.int() })),
    },
    'POST /api/resources': {
      summary: 'Creates a resource of the library',
      access: editors,
      price: 1,
      own: 'platform',
      refs: { picture: 'file.show' },
      body: z.strictObject({ data: newResource }),
      answer: one(resource),
    },
    'PUT /api/resources/:id': {
      summary: 'Changes a resource of the library',
      access: editors,
      price: 1,
      row: 'resource.write',
      refs: { picture: 'file.show' },
      versioned: 'resource',
      body: z.strictObject({ data: versioned(resourceUpdate) }),
      answer: one(resource),
    },
    'DELETE /api/resources/:id': {
      summary: 'Deletes a resource of the library',
      access: editors,
      price: 1,
      row: 'resource.write',
      answer: 'nothing',
    },
  },
  examples: {
    'GET /api/resources': {
      query: {
        filters: { keyword: { $containsi: 'entrevista' }, purposes: { $eq: 'professional_orientation' } },
        populate: ['picture'],
        sort: 'popularity_visits:desc',
        facets: ['purposes', 'tags'],
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/resources/popular': {
      query: {
        filters: { purposes: { $in: ['tfx_support'] } },
        populate: ['picture'],
        pagination: { pageSize: 3 },
      },
    },
    'GET /api/resources/:id': { query: { populate: ['picture'] } },
    'GET /api/resources/:id/related': { query: { populate: ['picture'] } },
    'POST /api/resources': {
      body: {
        data: {
          title: 'Cómo preparar una entrevista con una organización',
          introduction: 'Qué preguntar y qué llevar preparado.',
          tags: ['entrevistas'],
          tfx_status: 'choosing',
          purposes: ['professional_orientation'],
          content: '## Antes\n\nLee su web y apunta tres preguntas.',
          link: 'https://recursos.ejemplo.test',
          picture: 1,
          published: true,
        },
      },
    },
    'PUT /api/resources/:id': { body: { data: { is_popular: true, picture: 1 } } },
  },
});
