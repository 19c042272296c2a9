import type { WaitingWork } from './entities/project.ts';
import { ids } from './ids.ts';
import {
  closingWords,
  draftWords,
  joinRequestWords,
  overdueWords,
  unansweredWords,
} from './waiting-words.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const work = (unanswered: number, overdue = 0, sentAt = daysAgo(12)): WaitingWork => ({
  unanswered,
  overdue,
  oldest: { sentAt, project: { id: ids.project.parse(12), title: 'Mapa' } },
  closing_soon: 0,
  drafts: 0,
  join_requests: 0,
});

it.each([
  [work(3), 'Tienes 3 solicitudes sin responder, la más antigua de hace 12 días'],
  [work(1), 'Tienes 1 solicitud sin responder, de hace 12 días'],
  [work(2, 0, new Date().toISOString()), 'Tienes 2 solicitudes sin responder, la más antigua de ahora mismo'],
  [
    work(2, 0, '2026-01-05T10:00:00.000Z'),
    'Tienes 2 solicitudes sin responder, la más antigua del 05/01/2026',
  ],
])('says how many wait and since when', (waiting, words) => expect(unansweredWords(waiting)).toBe(words));

it.each([
  [work(3), null],
  [work(3, 1), 'En una de ellas ya ha pasado el día en que dijiste que responderías.'],
  [work(3, 2), 'En 2 de ellas ya ha pasado el día en que dijiste que responderías.'],
  [work(3, 3), 'En todas ha pasado ya el día en que dijiste que responderías.'],
  [work(1, 1), 'Ya ha pasado el día en que dijiste que responderías.'],
])('says in how many the day has passed', (waiting, words) => expect(overdueWords(waiting)).toBe(words));

it('counts what closes soon and what is not published', () => {
  expect([closingWords(1), closingWords(2)]).toEqual([
    '1 proyecto se cierra en los próximos 7 días',
    '2 proyectos se cierran en los próximos 7 días',
  ]);
  expect([joinRequestWords(1), joinRequestWords(2)]).toEqual([
    '1 persona pide unirse a la organización',
    '2 personas piden unirse a la organización',
  ]);
  expect([draftWords(1), draftWords(2)]).toEqual(['1 borrador sin publicar', '2 borradores sin publicar']);
});
