import { randomUUID } from 'node:crypto';
import { makePdf } from '@puente/api/seed/pdf';
import type { Balancer } from './load-balancer.ts';

/** Things that people do on a mixed day. */
export const kinds = ['browse', 'search', 'apply', 'chat', 'publish', 'upload'] as const;
export type Kind = (typeof kinds)[number];

/** Kinds that write, with the table that keeps what they write. */
export const written = {
  apply: 'applications',
  chat: 'chat_messages',
  publish: 'projects',
  upload: 'files',
} as const satisfies Partial<Record<Kind, string>>;
export type WritingKind = keyof typeof written;

/** One request and its response. */
export interface Sample {
  kind: Kind;
  /** Milliseconds since the start of the day. */
  at: number;
  milliseconds: number;
  /** Status of the response, or 0 when there was none. */
  status: number;
  /** Name of the refusal, or of the error without a response. */
  reason: string;
}

export interface Day {
  milliseconds: number;
  samples: Sample[];
  /** Ids of the rows that a response acknowledged. */
  acknowledged: Record<WritingKind, number[]>;
}

/** People whose sessions the virtual users have. */
export interface People {
  students: readonly string[];
  coordinator: { token: string; organization: number };
  /** Ids of projects that take applications. */
  projects: readonly number[];
}

/** Number of virtual users of each kind, and the average time that one thinks before the next request. */
const plan: Record<Kind, { users: number; thinkMs: number }> = {
  browse: { users: 24, thinkMs: 1_000 },
  search: { users: 12, thinkMs: 1_000 },
  apply: { users: 4, thinkMs: 1_500 },
  chat: { users: 6, thinkMs: 1_500 },
  publish: { users: 2, thinkMs: 2_000 },
  upload: { users: 2, thinkMs: 2_000 },
};

/** Each virtual user who writes as a student is another one. */
const firstStudent: Record<Kind, number> = {
  browse: 0,
  search: 0,
  publish: 0,
  apply: 0,
  chat: 4,
  upload: 10,
};

/** Number of students whose sessions the virtual users need. */
export const studentCount = plan.apply.users + plan.chat.users + plan.upload.users;

const patienceMs = 30_000;
const words = [
  'datos',
  'energia renovable',
  'salud',
  'agua',
  'educación',
  'sensores',
  'diseño web',
  'turismo',
];
const pages = ['/', '/estudiantes', '/organizaciones', '/blog', '/preguntas-frecuentes', '/contacto'];

/**
 * Lets the virtual users work.
 * @param milliseconds shortest time; the day ends with `during`, if that takes longer
 * @param during runs beside them, and gets the milliseconds since the start
 */
export async function runDay(
  edges: Balancer,
  people: People,
  milliseconds: number,
  during: (now: () => number) => Promise<void>,
): Promise<Day> {
  const began = performance.now();
  const now = (): number => performance.now() - began;
  const day: Day = {
    milliseconds: 0,
    samples: [],
    acknowledged: { apply: [], chat: [], publish: [], upload: [] },
  };
  let isOver = false;
  const users = kinds.flatMap((kind) =>
    Array.from({ length: plan[kind].users }, async (_, index) => {
      const user = new VirtualUser(kind, index, { edges, people, day, now });
      while (!isOver) {
        await user.act();
        await sleep(plan[kind].thinkMs * (0.5 + Math.random()));
      }
    }),
  );
  await during(now);
  await sleep(milliseconds - now());
  isOver = true;
  await Promise.all(users);
  return { ...day, milliseconds: now() };
}

interface Surroundings {
  edges: Balancer;
  people: People;
  day: Day;
  now: () => number;
}

class VirtualUser {
  readonly #kind: Kind;
  readonly #address: string;
  readonly #surroundings: Surroundings;
  readonly #student: string;
  #turn: number;
  #conversation: number | undefined;
  #cv: number | undefined;

  constructor(kind: Kind, index: number, surroundings: Surroundings) {
    const { students } = surroundings.people;
    this.#kind = kind;
    this.#surroundings = surroundings;
    this.#turn = index;
    this.#student = students[(firstStudent[kind] + index) % students.length] ?? '';
    // Limits by address must not take all users for one.
    this.#address = `10.${kinds.indexOf(kind)}.0.${index + 1}`;
  }

  async act(): Promise<void> {
    this.#turn++;
    if (this.#kind === 'browse') return this.#browse();
    if (this.#kind === 'search') return this.#search();
    await this.#write(this.#kind);
  }

  async #browse(): Promise<void> {
    const page = pages[this.#turn % pages.length] ?? '/';
    await this.#ask(page, { headers: { accept: 'text/html' } });
    await this.#ask('/api/projects?populate=organization,study_areas&sort=publishedAt:desc');
  }

  async #search(): Promise<void> {
    const word = encodeURIComponent(words[this.#turn % words.length] ?? '');
    await this.#ask(`/api/projects?filters[keyword][$containsi]=${word}&populate=organization`);
  }

  async #write(kind: WritingKind): Promise<void> {
    const { acknowledged } = this.#surroundings.day;
    const answer = await this.#send(kind);
    if (answer === undefined) return;
    for (const { id } of rowsOf(answer)) acknowledged[kind].push(id);
  }

  #send(kind: WritingKind): Promise<Written | undefined> {
    const { projects, coordinator } = this.#surroundings.people;
    if (kind === 'publish')
      return this.#ask(
        '/api/projects',
        withJson(coordinator.token, { data: project(coordinator.organization) }),
      );
    if (kind === 'upload') return this.#uploadCv();
    return kind === 'chat' ? this.#chat() : this.#apply(projects);
  }

  async #chat(): Promise<Written | undefined> {
    if (this.#conversation === undefined) {
      const data = (await this.#ask('/api/chatbot/start', withJson(this.#student, undefined)))?.data;
      if (data && 'conversation' in data) this.#conversation = data.conversation?.id;
    }
    if (this.#conversation === undefined) return undefined;
    const data = { text: `Una pregunta más, la número ${this.#turn}.`, key: randomUUID() };
    return this.#ask(`/api/conversations/${this.#conversation}/messages`, withJson(this.#student, { data }));
  }

  /** Applies to some project, always with the same CV. */
  async #apply(projects: readonly number[]): Promise<Written | undefined> {
    if (this.#cv === undefined) {
      const uploaded = await this.#uploadCv();
      this.#cv = uploaded && rowsOf(uploaded)[0]?.id;
    }
    const project = projects[Math.floor(Math.random() * projects.length)];
    const data = { project, motivation, CV: this.#cv };
    return this.#ask('/api/applys', withJson(this.#student, { data }), ['AlreadyApplied']);
  }

  #uploadCv(): Promise<Written | undefined> {
    const body = new FormData();
    body.append('files', curriculum);
    return this.#ask('/api/upload?for=cv', { method: 'POST', headers: bearer(this.#student), body });
  }

  /**
   * Sends a request and notes how it went.
   * @param refusals names of refusals that count as a response: the user repeats what was done before
   * @returns the body of a success
   */
  async #ask(
    path: string,
    init: RequestInit = {},
    refusals: readonly string[] = [],
  ): Promise<Written | undefined> {
    const { edges, day, now } = this.#surroundings;
    const at = now();
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': this.#address };
    const sample: Sample = { kind: this.#kind, at, milliseconds: 0, status: 0, reason: '' };
    let body: Written | undefined;
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const response = await edges.fetch(path, { ...init, headers, signal });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const read = isJson ? (JSON.parse(text) as Written) : undefined;
      const isExpected = refusals.includes(read?.error?.name ?? '');
      sample.status = isExpected ? 200 : response.status;
      sample.reason = read?.error?.name ?? '';
      if (response.ok) body = read;
    } catch (error) {
      sample.reason = reasonOf(error);
    }
    sample.milliseconds = now() - at;
    day.samples.push(sample);
    return body;
  }
}

interface Row {
  id: number;
}

/** Body of a call that writes: rows in `data`, or a list, or a refusal. */
interface Written {
  data?: Row | Row[] | { conversation: Row | null };
  error?: { name?: string };
}

const rowsOf = (answer: Written | Row[]): Row[] =>
  [Array.isArray(answer) ? answer : (answer.data ?? [])].flat().filter((row): row is Row => 'id' in row);

/** Names what ended a request without a response: fetch wraps the error of the connection. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const withJson = (token: string, body: unknown): RequestInit => ({
  method: 'POST',
  headers: { ...bearer(token), ...(body !== undefined && { 'content-type': 'application/json' }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** A valid file of 200 KB: readers accept spaces at the end. */
const curriculum = new File(
  [new Uint8Array(makePdf(['Currículum', 'Una página'])), ' '.repeat(200_000)],
  'cv.pdf',
  { type: 'application/pdf' },
);

const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';

const project = (organization: number) => ({
  organization,
  title: `Observatorio vecinal del ruido ${randomUUID().slice(0, 8)}`,
  description:
    'Queremos medir el ruido de nuestras calles con sensores sencillos y explicar los resultados al vecindario en abierto.',
  type: 'TFG o TFM',
  study_areas: ['Ciencias'],
  ods: [3],
  presentiality: 'remote',
  location: null,
  dedication: 'Flexible',
  internship: false,
  deadline: '2099-06-30',
  tags: [],
  visibility_consent: true,
});

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
