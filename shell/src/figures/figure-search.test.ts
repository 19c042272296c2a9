import { readFigureSearch } from './figure-search.ts';

const read = (address: string, today = '2026-11-27') => readFigureSearch(new URLSearchParams(address), today);

it('shows twelve weeks, the present one among them, from a Monday on', () => {
  expect(read('')).toEqual({
    range: '12-semanas',
    query: { from: '2026-09-07', to: '2026-11-27', unit: 'week' },
  });
  expect(read('', '2026-11-30').query.from).toBe('2026-09-14');
  expect(read('', '2026-11-29').query.from).toBe('2026-09-07');
});

it('shows months from their first day on, over a year', () => {
  expect(read('periodo=6-meses').query).toEqual({ from: '2026-06-01', to: '2026-11-27', unit: 'month' });
  expect(read('periodo=12-meses', '2027-01-31').query.from).toBe('2026-02-01');
});

it('takes the days, the unit and the filters of the address', () => {
  expect(
    read('periodo=fechas&desde=2026-01-01&hasta=2026-10-31&por=semana&universidad=3&area=2').query,
  ).toEqual({ from: '2026-01-01', to: '2026-10-31', unit: 'week', university: 3, area: 2 });
});

it.each([
  'periodo=siempre&por=hora&universidad=usc&area=-1',
  'periodo=fechas',
  'periodo=fechas&desde=2026-02-30&hasta=2026-03-01',
  'periodo=fechas&desde=2026-03-02&hasta=2026-03-01',
  'periodo=fechas&desde=2001-03-02&hasta=2026-03-01',
])('takes the usual choice for %s', (address) => {
  expect(read(address)).toEqual(read(''));
});
