import { forgetPendingSave, rememberPendingSave, takePendingSave } from './pending-save.ts';

beforeEach(() => sessionStorage.clear());

it('gives what waits once, and only to its kind', () => {
  rememberPendingSave('projects', 12);
  expect(takePendingSave('works')).toBeNull();
  expect(takePendingSave('projects')).toBe(12);
  expect(takePendingSave('projects')).toBeNull();
});

it('keeps the last one, until it is dropped', () => {
  rememberPendingSave('works', 3);
  rememberPendingSave('projects', 12);
  expect(takePendingSave('works')).toBeNull();
  forgetPendingSave();
  expect(takePendingSave('projects')).toBeNull();
});

it.each(['', 'null', '[]', '{"kind":"projects"}', '{"kind":"projects","id":"12"}'])(
  'gives nothing of %p, which this product did not write',
  (stored) => {
    sessionStorage.setItem('pendingSave', stored);
    expect(takePendingSave('projects')).toBeNull();
  },
);
