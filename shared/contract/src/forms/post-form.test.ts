import { post } from '../entities/content.ts';
import { postAnswers, postChanges, postForm } from './post-form.ts';

const answers = postAnswers(
  post.parse({
    id: 4,
    createdAt: '2026-02-02T23:30:00.000Z',
    updatedAt: '2026-02-02T23:30:00.000Z',
    publishedAt: null,
    title: 'Cómo elegir tema',
    description: '',
    author: null,
    minutes: 5,
    tags: ['TFG', 'tema'],
    content: '',
    url: 'como-elegir-tema',
    metatitle: null,
    metadescription: null,
    cover: null,
    coverText: null,
    bannerText: null,
    banner: null,
  }),
);
const banner = { id: 3, name: 'a.webp', size: 10 };
const problemsOf = (changes: object) =>
  postForm.safeParse({ ...answers, ...changes }).error?.issues.map(({ path }) => path.join('.'));

it('accepts the answers of a post', () => expect(problemsOf({})).toBeUndefined());

it.each([
  [{ banner }, ['bannerText']],
  [{ banner, bannerText: '  ' }, ['bannerText']],
  [{ banner, bannerText: 'Una mesa con planos' }, undefined],
  [{ title: '' }, ['title']],
  [{ url: 'Con espacios' }, ['url']],
  [{ tags: 'a,'.repeat(200) }, undefined],
  [{ tags: Array.from({ length: 200 }, (_, index) => index).join(',') }, ['tags']],
])('asks for what is missing: %#', (changes, problems) => expect(problemsOf(changes)).toEqual(problems));

it('sends topics as a list and the picture as its id', () => {
  expect(postChanges({ tags: ' TFG , tema,, TFG', banner })).toEqual({ tags: ['TFG', 'tema'], banner: 3 });
  expect(postChanges({ banner: null })).toEqual({ banner: null });
  expect(postChanges({ title: 'Otro' })).toEqual({ title: 'Otro' });
});
