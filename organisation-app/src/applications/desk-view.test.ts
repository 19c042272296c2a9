import { listed } from '../../test/desk.ts';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { choicesOf, columnsOf, matchesFilters, movesOfAll } from './desk-listing.ts';
import { deskQuery, deskView, isFiltered, noFilters } from './desk-view.ts';

const one = (change: object = {}) => listed(40, 'Brais', { answer_due: null, ...change });

it('has one place in the address, from which the same view comes back', () => {
  const address = 'view=list&q=bra&unanswered=1&degree=Grado+en+Biolog%C3%ADa&open=40';
  const view = deskView(new URLSearchParams(address));
  expect(view).toMatchObject({ layout: 'list', open: 40, filters: { q: 'bra', unanswered: true } });
  expect(deskView(new URLSearchParams(deskQuery(view)))).toEqual(view);
  expect(deskQuery(deskView(new URLSearchParams('open=x&view=tabla')))).toEqual({});
  expect(deskView(new URLSearchParams('status=new')).filters.unanswered).toBe(true);
});

it.each([
  [{ q: 'otero' }, true],
  [{ q: 'BRAÍS' }, true],
  [{ q: 'noa' }, false],
  [{ unanswered: true }, true],
  [{ marked: true }, false],
  [{ degree: 'Grado en Biología' }, true],
  [{ degree: 'Grado en Historia' }, false],
  [{ university: 'Universidade de Vigo' }, false],
  [{ province: 'A Coruña' }, true],
])('filters by %j: %s', (filters, expected) => {
  expect(matchesFilters(one(), { ...noFilters, ...filters })).toBe(expected);
  expect(isFiltered({ ...noFilters, ...filters })).toBe(true);
});

it('has a column for each status of an organisation, and for what ended otherwise only if there is some', () => {
  const names = (applications: DeskApplication[]) =>
    columnsOf(applications, applications).map(({ status }) => status);
  expect(names([])).toEqual(['new', 'preselected', 'selected', 'notSelected', 'rejected']);
  expect(names([one({ status: 'unavailable' })])).toContain('unavailable');
});

it('keeps the groups of a column as they are when an application leaves it, and when a new one comes', () => {
  const all = Array.from({ length: 25 }, (_, place) => one({ id: (25 - place) as DeskApplication['id'] }));
  const groups = (shown: DeskApplication[]) =>
    columnsOf(shown, shown)[0]?.groups.map(({ key, applications }) => [
      key,
      applications.map(({ id }) => id),
    ]);
  const [newest, middle, oldest] = groups(all) ?? [];
  expect([newest?.[0], middle?.[0], oldest?.[0]]).toEqual([2, 1, 0]);
  expect(oldest?.[1]).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const come = one({ id: 26 as DeskApplication['id'] });
  expect(groups([come, ...all])?.slice(1)).toEqual([middle, oldest]);
  const moved = all.map((application) =>
    application.id === 15 ? { ...application, status: 'preselected' as const } : application,
  );
  expect(groups(moved)).toEqual([newest, [1, [20, 19, 18, 17, 16, 14, 13, 12, 11]], oldest]);
});

it('offers what the applications have, the most frequent first', () => {
  const applications = [one(), one({ province: 'Lugo' }), one({ province: 'Lugo' }), one({ province: null })];
  expect(choicesOf(applications, ({ province }) => [province])).toEqual([
    { value: 'Lugo', count: 2 },
    { value: 'A Coruña', count: 1 },
  ]);
});

it('moves together only where all may go', () => {
  expect(movesOfAll([one(), one({ status: 'preselected' })])).toEqual(['selected']);
  expect(movesOfAll([one()])).toEqual(['preselected', 'selected', 'rejected']);
  expect(movesOfAll([])).toEqual([]);
});
