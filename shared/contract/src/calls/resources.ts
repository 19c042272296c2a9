import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { resourcePurposeCodes } from '../constants/resources.ts';
import { workStageCodes } from '../constants/works.ts';
import { resource, resourceSummary } from '../entities/content.ts';
import { newResource, resourceUpdate } from '../forms/content.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page, recordQuery, searchPage } from '../query.ts';

const staff = ['staff'] as const;
const relations = ['picture'] as const;
const facets = ['purposes', 'tags', 'tfx_status'] as const;

/** The resource library: public, written by staff. The specification does not define its paths. */
export const resourceCalls = declare({
  /**
   * Lists resources without their content, popular ones first, then by visits. `tags` and `purposes` match resources that have any of them.
   */
  'GET /api/resources': {
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
  /** Lists the resources that staff marked as popular. */
  'GET /api/resources/popular': {
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
  /** Returns a resource of the library. */
  'GET /api/resources/:id': {
    access: 'anyone',
    price: 1,
    row: 'resource.read',
    query: recordQuery(relations),
    answer: one(resource),
  },
  /** Lists related resources: published, with a common tag or purpose, most common tags first. */
  'GET /api/resources/:id/related': {
    access: 'anyone',
    price: 1,
    row: 'resource.read',
    query: recordQuery(relations),
    answer: all(resourceSummary),
  },
  /** Records a visit of the user, at most one per hour and person. */
  'POST /api/resources/:id/visit': {
    access: 'signedIn',
    price: 1,
    row: 'resource.read',
    answer: one(z.object({ id: ids.resource, popularity_visits: z.int() })),
  },
  /** Creates a resource of the library. */
  'POST /api/resources': {
    access: staff,
    price: 1,
    own: 'platform',
    refs: { picture: 'file.show' },
    body: z.strictObject({ data: newResource }),
    answer: one(resource),
  },
  /** Changes a resource of the library. */
  'PUT /api/resources/:id': {
    access: staff,
    price: 1,
    row: 'resource.write',
    refs: { picture: 'file.show' },
    versioned: 'resource',
    body: z.strictObject({ data: versioned(resourceUpdate) }),
    answer: one(resource),
  },
  /** Deletes a resource of the library. */
  'DELETE /api/resources/:id': { access: staff, price: 1, row: 'resource.write', answer: 'nothing' },
});
