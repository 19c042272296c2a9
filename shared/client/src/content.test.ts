import { QueryClient } from '@tanstack/react-query';
import { ids } from '@puente/contract/ids';
import { campaignQueries, faqQueries, pageQueries, postQueries } from './content.ts';
import { request } from './http.ts';
import { resourceQueries, visitResource } from './resources.ts';
import * as studyQueries from './study-queries.ts';

jest.mock('./http.ts');
const answer = jest.mocked(request);
const client = new QueryClient();
beforeEach(() => client.clear());

const firstOf = (rows: readonly object[]) => answer.mockResolvedValue({ data: rows, meta: {} } as never);

it('finds a post, a page or a degree by its name, or null', async () => {
  firstOf([{ id: 3 }]);
  expect(await client.fetchQuery(postQueries.byUrl('hola'))).toEqual({ id: 3 });
  expect(answer.mock.lastCall?.slice(0, 2)).toEqual([
    'GET /api/blog-posts',
    { query: { filters: { url: { $eq: 'hola' } }, populate: ['banner'] } },
  ]);
  firstOf([]);
  expect(await client.fetchQuery(pageQueries.bySlug('equipo'))).toBeNull();
  expect(await client.fetchQuery(studyQueries.degreeNamed('Grado en Nada'))).toBeNull();
});

it('asks for the questions of an audience and those for everybody', async () => {
  firstOf([]);
  await client.fetchQuery(faqQueries.list('student'));
  expect(answer.mock.lastCall?.[1]).toEqual({
    query: { filters: { $or: [{ audience: { $eq: 'student' } }, { audience: { $null: true } }] } },
  });
  await client.fetchQuery(faqQueries.list());
  expect(answer.mock.lastCall?.[1]).toEqual({});
});

it('asks for resources with their picture', async () => {
  firstOf([]);
  await client.fetchQuery(resourceQueries.list({ filters: { purposes: { $eq: 'tfx_support' } } }));
  expect(answer.mock.lastCall?.[1]).toEqual({
    query: { populate: ['picture'], filters: { purposes: { $eq: 'tfx_support' } } },
  });
  await visitResource(ids.resource.parse(4));
  expect(answer.mock.lastCall?.slice(0, 2)).toEqual(['POST /api/resources/:id/visit', { params: { id: 4 } }]);
});

it('keeps the lists of each kind apart', () => {
  const keys = [
    postQueries.list(),
    postQueries.one(ids.post.parse(1)),
    resourceQueries.list(),
    resourceQueries.one(ids.resource.parse(1)),
    resourceQueries.related(ids.resource.parse(1)),
    resourceQueries.popular(1),
    campaignQueries.list(),
    campaignQueries.programs(),
    studyQueries.areas(),
    studyQueries.areaNames(),
    studyQueries.areasWithSubareas(),
  ];
  expect(new Set(keys.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(keys.length);
});
