import type { Status } from '@puente/contract/constants/statuses';
import {
  type DeskApplication,
  deskApplication,
  type DeskWords,
  deskWords,
} from '@puente/contract/entities/desk';
import { act, answer, application, project, screen, sentTo, user, within } from './render.tsx';

export const list = 'GET /api/projects/:id/desk';
export const words = 'GET /api/projects/:id/desk/words';
export const decide = 'POST /api/projects/:id/desk/decisions';
export const undo = 'POST /api/projects/:id/desk/undo';
export const sending = 'POST /api/projects/:id/desk/sending';
export const templates = 'GET /api/organizations/:id/message-templates';
export const address = '/organizations/projects/12/applys';
export const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });

/** Fake event stream of the page: it delivers the changes of colleagues. */
class Stream extends EventTarget {
  static readonly open: Stream[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    Stream.open.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}
export const tell = (name: string, data: object) =>
  act(() => {
    for (const stream of Stream.open)
      stream.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  });

export const listed = (id: number, name: string, change: object = {}): DeskApplication =>
  deskApplication.parse({
    id,
    status: 'new',
    createdAt: '2026-10-02T10:00:00.000Z',
    answer_due: '2031-10-17T21:59:59.999Z',
    good_candidate: false,
    supermatch: false,
    held: false,
    notes: 0,
    name,
    surname: 'Otero',
    university: 'Universidade da Coruña',
    province: 'A Coruña',
    degrees: ['Grado en Biología'],
    email: null,
    phone: null,
    ...change,
  });

/** Applications on the fake server. A decision changes them, as on the real one. */
export const desk: { stored: DeskApplication[] } = { stored: [] };

interface Decided {
  body?: { data: { applications: { id: number; from: Status }[]; status: Status; send_at?: string } };
}

/** Installs the fake responses and the stream of the page. Call before each test. */
export function prepareDesk(): void {
  Stream.open.length = 0;
  Object.assign(globalThis, { EventSource: Stream });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  desk.stored = [
    listed(40, 'Brais'),
    listed(41, 'Noa', { province: 'Lugo' }),
    listed(42, 'Uxía', { degrees: [] }),
  ];
  answer('GET /api/projects/:id', { data: project() });
  answer(list, () => ({ data: [...desk.stored] }));
  answer('GET /api/applys/:id', ({ params }: { params: { id: number } }) => ({
    data: application({
      id: params.id,
      status: desk.stored.find(({ id }) => id === params.id)!.status,
      match: { reasons: ['su grado', 'A Coruña'], obstacles: ['piden inglés'] },
      tutor: 'Ana Ruiz',
      video: 'https://vimeo.com/1',
    }),
  }));
  answer('GET /api/applys/:id/notes', { data: [] });
  answer(templates, { data: [] });
  answer(decide, ({ body }: Decided) => {
    const named = new Map(body!.data.applications.map(({ id, from }) => [id, from]));
    const { status, send_at: sendAt = null } = body!.data;
    const moved = desk.stored.filter(({ id, status: now }) => named.get(id) === now);
    desk.stored = desk.stored.map((one) =>
      moved.includes(one) ? { ...one, status, held: true, sends_at: sendAt, decided_by: 'Marta Lado' } : one,
    );
    const ids = new Set<number>(moved.map(({ id }) => id));
    return {
      data: {
        moved: desk.stored.filter(({ id }) => ids.has(id)),
        refused: [...named.keys()].filter((id) => !ids.has(id)),
        overtaken: desk.stored
          .filter(({ id }) => named.has(id) && !ids.has(id))
          .map((slower) => ({ application: slower, by: 'Marta Lado' })),
      },
    };
  });
}

const column = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
export const namesIn = async (name: string | RegExp) =>
  (await column(name)).queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const namesInTable = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
export const written = (id: number, change: object = {}): DeskWords =>
  deskWords.parse({
    id,
    motivation: null,
    interest: null,
    project_expected: null,
    availability: null,
    CV_url: null,
    notes: [],
    answered_at: null,
    ...change,
  });
/** Decisions that were sent. */
export const sent = () => sentTo(decide).map(({ body }) => body?.data);
