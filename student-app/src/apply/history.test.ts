import { application } from '../../test/fixtures.ts';
import { historyOf } from './history.ts';

const sent = '2026-02-03T10:00:00.000Z';
const liked = '2026-02-10T10:00:00.000Z';
const ended = '2026-02-20T10:00:00.000Z';

type Change = Parameters<typeof application>[0];

it.each<[string, Change, string[]]>([
  ['a draft', { status: 'draft' }, []],
  ['sent', { status: 'new' }, ['Enviada current', 'Respuesta de la organización ahead']],
  [
    'preselected',
    { status: 'preselected', preselectedAt: liked },
    ['Enviada past', 'Preseleccionada current', 'Respuesta de la organización ahead'],
  ],
  [
    'chosen',
    { status: 'selected', preselectedAt: liked, answeredAt: ended },
    ['Enviada past', 'Preseleccionada past', 'Te han elegido current'],
  ],
  [
    'turned down at once',
    { status: 'rejected', answeredAt: ended },
    ['Enviada past', 'No sigue adelante current'],
  ],
  [
    'taken back',
    { status: 'unavailable', answeredAt: ended, withdrawnAt: ended },
    ['Enviada past', 'Retirada por ti current'],
  ],
  [
    'closed before its moment was kept',
    { status: 'unavailable' },
    ['Enviada past', 'Ya no está disponible current'],
  ],
])('%s', (_, change, steps) => {
  const history = historyOf(application({ createdAt: sent, ...change }));
  expect(history.map(({ name, state }) => `${name} ${state}`)).toEqual(steps);
});

it('knows when each step was', () => {
  const told = application({ createdAt: sent, status: 'selected', preselectedAt: liked, answeredAt: ended });
  expect(historyOf(told).map(({ moment }) => moment)).toEqual([sent, liked, ended]);
});

it('names the day by which the organisation answers, while it has neither answered nor let it pass', () => {
  const ahead = (change: Change) => historyOf(application(change)).at(-1)?.moment;
  expect(ahead({ status: 'new', answer_due: '2031-03-12T22:59:59.999Z' })).toBe('2031-03-12T22:59:59.999Z');
  expect(ahead({ status: 'new', answer_due: '2026-03-12T22:59:59.999Z' })).toBeNull();
  expect(ahead({ status: 'preselected', answer_due: '2031-03-12T22:59:59.999Z' })).toBeNull();
});
