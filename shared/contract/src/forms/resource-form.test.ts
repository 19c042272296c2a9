import { resource } from '../entities/content.ts';
import { resourceAnswers, resourceChanges, resourceForm } from './resource-form.ts';

const answers = resourceAnswers(
  resource.parse({
    id: 4,
    createdAt: '2026-02-02T23:30:00.000Z',
    updatedAt: '2026-02-02T23:30:00.000Z',
    publishedAt: null,
    title: 'Citar bien',
    introduction: '',
    tags: ['TFG', 'citas'],
    tfx_status: null,
    is_popular: false,
    popularity_visits: 3,
    purposes: ['tfx_support'],
    excerpt: '',
    minutes: 1,
    content: '',
    link: null,
    pictureText: null,
    picture: null,
  }),
);
const picture = { id: 3, name: 'a.webp', size: 10 };
const problemsOf = (changes: object) =>
  resourceForm.safeParse({ ...answers, ...changes }).error?.issues.map(({ path }) => path.join('.'));

it('accepts the answers of a resource', () => expect(problemsOf({})).toBeUndefined());

it.each([
  [{ picture }, ['pictureText']],
  [{ picture, pictureText: '  ' }, ['pictureText']],
  [{ picture, pictureText: 'Una mesa con planos' }, undefined],
  [{ title: '' }, ['title']],
  [{ purposes: [] }, ['purposes']],
  [{ tfx_status: 'doing' }, ['tfx_status']],
  [{ link: 'javascript:alert(1)' }, ['link']],
  [{ tags: Array.from({ length: 200 }, (_, index) => index).join(',') }, ['tags']],
])('asks for what is missing: %#', (changes, problems) => expect(problemsOf(changes)).toEqual(problems));

it('sends tags as a list, the picture by its id, and no stage as null', () =>
  expect(resourceChanges({ tags: 'TFG, citas, TFG', picture, tfx_status: '' })).toEqual({
    tags: ['TFG', 'citas'],
    picture: 3,
    tfx_status: null,
  }));
