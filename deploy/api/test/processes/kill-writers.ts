import { type Client, clientOf } from '../client.ts';
import { pdfFile } from '../files.ts';

/** A value that is written repeatedly. After a crash it is the last acknowledged one, or the one in progress. */
class Written<Value> {
  private acknowledged: Value;
  private underWay: Value[] = [];

  constructor(value: Value) {
    this.acknowledged = value;
  }

  async write(value: Value, send: () => Promise<boolean>): Promise<void> {
    this.underWay.push(value);
    if (!(await send())) return;
    this.acknowledged = value;
    this.underWay = [];
  }

  possible = (): Value[] => [this.acknowledged, ...this.underWay];
}

/** Writes that the server has acknowledged. */
export interface Ledger {
  student: number;
  registered: string[];
  uploaded: number[];
  applied: number[];
  published: number[];
  favorites: Written<number[]>;
  /** Statuses of the applications to the coordinator's projects. */
  statuses: Map<number, Written<string>>;
  saves: number;
  moves: number;
  /** Refusals that should not have occurred. */
  refused: string[];
  /** Requests that no server answered, and answers of a server that failed. Expected while one is killed. */
  failed: string[];
}

/** Number of acknowledged writes so far. */
export const acknowledged = ({ registered, uploaded, applied, published, saves, moves }: Ledger): number =>
  registered.length + uploaded.length + applied.length + published.length + saves + moves;

/** Number of the rarest writes. Registrations are slow, since they hash a password. */
export const fewest = ({ registered, applied, saves, moves }: Ledger): number =>
  Math.min(registered.length, applied.length, saves, moves);

interface Tokens {
  student: string;
  coordinator: string;
}

interface Writers {
  ledger: Ledger;
  /** Resolves when no write is in progress. The server is down then. */
  pause: () => Promise<void>;
  resume: (address: string) => void;
  stop: () => Promise<void>;
}

const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';

/** Starts users who write continuously, one thing after another, and record what was acknowledged. */
export async function startWriting(tokens: Tokens, address: string): Promise<Writers> {
  let student = clientOf(address, tokens.student);
  let coordinator = clientOf(address, tokens.coordinator);
  let anyone = clientOf(address);
  const me = (await student.call('GET /api/users/me', {})).data.details;
  const organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id;
  const open = (
    await anyone.call('GET /api/projects', { query: { pagination: { pageSize: 50 } } })
  ).data.data.map(({ id }) => id);
  if (!me || organization === undefined) throw new Error('The demo accounts are not what they were.');
  const ledger: Ledger = {
    student: me.id,
    registered: [],
    uploaded: [],
    applied: [],
    published: [],
    favorites: new Written<number[]>([]),
    statuses: new Map(),
    saves: 0,
    moves: 0,
    refused: [],
    failed: [],
  };
  const isDone = async (client: Client, ...[name, input]: Parameters<Client['wrong']>): Promise<boolean> => {
    const { status, error } = await client.wrong(name, input);
    // A status may have been moved by the request whose answer was lost.
    if (status >= 400 && status < 500 && error.name !== 'StatusNotAllowed')
      ledger.refused.push(`${name}: ${error.name} ${JSON.stringify(error.details)}`);
    noteFailure(name, status);
    return status === 200;
  };
  const noteFailure = (name: string, status: number): void => {
    if (status >= 500) ledger.failed.push(`${name}: ${status}`);
  };
  /** Returns the id of a record that was created. */
  const idFrom = async (
    client: Client,
    ...[name, input]: Parameters<Client['wrong']>
  ): Promise<number | undefined> => {
    const { status, data } = await client.wrong(name, input);
    noteFailure(name, status);
    return status === 200 ? (data as { data: { id: number } }).data.id : undefined;
  };
  let number = 0;

  const register = async () => {
    const email = `k${++number}@ejemplo.es`;
    const person = {
      username: email,
      email,
      password: 'caracola-93',
      name: 'Ana',
      surname: 'Rey',
      profileType: 'teacher',
    };
    if (await isDone(anyone, 'POST /api/auth/local/register', { body: person }))
      ledger.registered.push(email);
  };

  const save = async () => {
    const favorites = open.filter(() => Math.random() < 0.2).sort((a, b) => a - b);
    await ledger.favorites.write(favorites, () =>
      isDone(student, 'PUT /api/students/:id', { params: { id: me.id }, body: { data: { favorites } } }),
    );
    ledger.saves++;
    await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const publish = async () => {
    const data = {
      organization,
      title: `Observatorio vecinal del ruido ${++number}`,
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
    };
    const project = await idFrom(coordinator, 'POST /api/projects', { body: { data } });
    if (project === undefined) return;
    ledger.published.push(project);
    const upload = await student.wrong('POST /api/upload', {
      query: { for: 'cv' },
      files: pdfFile('cv.pdf', 100_000),
    });
    noteFailure('POST /api/upload', upload.status);
    const file = upload.data[0]?.id;
    if (upload.status !== 200 || file === undefined) return;
    ledger.uploaded.push(file);
    const application = await idFrom(student, 'POST /api/applys', {
      body: { data: { project, motivation, CV: file } },
    });
    if (application === undefined) return;
    ledger.applied.push(application);
    ledger.statuses.set(application, new Written('new'));
  };

  const move = async () => {
    const [id, status] = [...ledger.statuses].at(-1) ?? [];
    if (id === undefined || status === undefined)
      return new Promise<void>((resolve) => setTimeout(resolve, 50));
    const next = status.possible()[0] === 'new' ? 'preselected' : 'new';
    await status.write(next, () =>
      isDone(coordinator, 'PUT /api/applys/:id', { params: { id }, body: { data: { status: next } } }),
    );
    ledger.moves++;
  };

  let writing = true;
  const work = () => [register, save, publish, move].map(forever);
  const forever = async (act: () => Promise<void>): Promise<void> => {
    while (writing) {
      // The server is gone in the middle of it: that is what this is about.
      await act().catch((error: unknown) => {
        ledger.failed.push(String(error));
        return new Promise((resolve) => setTimeout(resolve, 20));
      });
    }
  };
  let running = work();
  const pause = async () => {
    writing = false;
    await Promise.all(running);
  };
  return {
    ledger,
    pause,
    stop: pause,
    resume: (next) => {
      student = clientOf(next, tokens.student);
      coordinator = clientOf(next, tokens.coordinator);
      anyone = clientOf(next);
      writing = true;
      running = work();
    },
  };
}
