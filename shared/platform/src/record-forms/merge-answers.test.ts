import { mergeAnswers } from './merge-answers.ts';

const before = { title: 'Uno', tags: 'agua', objectives: '' };

it('takes what only the colleague changed, and keeps what was typed here', () => {
  expect(mergeAnswers(before, { ...before, tags: 'mar' }, { ...before, title: 'Dos' })).toEqual({
    values: { title: 'Dos', tags: 'mar', objectives: '' },
    taken: ['title'],
    both: [],
  });
});

it('names what both have changed, and keeps what was typed here', () => {
  expect(mergeAnswers(before, { ...before, title: 'Mío' }, { ...before, title: 'Suyo' })).toEqual({
    values: { ...before, title: 'Mío' },
    taken: [],
    both: ['title'],
  });
});

it('has nothing to tell where both changed it to the same', () => {
  const same = { ...before, title: 'Igual' };
  expect(mergeAnswers(before, same, same)).toMatchObject({ taken: [], both: [] });
});

it('takes every difference for one’s own when it is not known what it began with', () => {
  expect(mergeAnswers(null, { ...before, title: 'Mío' }, { ...before, tags: 'mar' })).toEqual({
    values: { ...before, title: 'Mío' },
    taken: [],
    both: ['title', 'tags'],
  });
});
