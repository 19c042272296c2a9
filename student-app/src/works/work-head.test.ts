import { work } from '../../test/works.ts';
import { headProblems } from '@puente/testing/structured-data';
import { workHead } from './work-head.ts';

const finished = (change: Parameters<typeof work>[0] = {}) =>
  workHead(work({ status: 'finished', publishedAt: '2026-02-03T10:00:00.000Z', ...change }));

it.each([
  ['with its author and day', finished({ tfxDate: '2026-01-30', language: 'Gallego' }), 'gl'],
  ['whose author has left', finished({ student: null, tfxDate: null }), 'es'],
  ['in another language', finished({ language: 'Otro' }), undefined],
])('a finished work is a thesis: one %s', (_, head, language) => {
  expect(head.data?.()).toMatchObject({ '@type': 'Thesis' });
  expect(head.data?.()['inLanguage']).toBe(language);
  expect(headProblems(head)).toEqual([]);
});

it.each([
  ['under way', workHead(work({ status: 'onGoing' }))],
  ['not published', finished({ publishedAt: null })],
])('one that is %s is none', (_, head) => {
  expect(head.data).toBeUndefined();
});
