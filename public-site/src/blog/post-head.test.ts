import { post } from '../../test/content.ts';
import { headProblems } from '@puente/testing/structured-data';
import { headOf } from './post-head.ts';

it.each([
  ['with an author', post(), 'Person'],
  ['of the house', post({ author: null }), 'Organization'],
])('says of a post %s what search engines ask for', (_, one, author) => {
  const head = headOf(one);
  expect(head.data?.()).toMatchObject({ '@type': 'BlogPosting', author: { '@type': author } });
  expect(headProblems(head)).toEqual([]);
  expect(head.data?.()).toHaveProperty('image', head.image);
});

it('says nothing of a draft', () => {
  expect(headOf(post({ publishedAt: null })).data).toBeUndefined();
});
