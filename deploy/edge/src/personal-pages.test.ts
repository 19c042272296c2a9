import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { earlyAnswerKey } from '@puente/contract/preloaded-data';
import {
  drawn,
  fromClient,
  html,
  listening,
  type RenderedProduct,
  startRenderedProduct,
  stop,
} from './test-renderer.ts';

/** Each test releases a product, which takes time on a busy machine. */

/** The API as it answers a user, by the name in the session cookie. */
type Api = (request: IncomingMessage, response: ServerResponse) => unknown;

let product: RenderedProduct;
let api: Server;
/** Calls that the API got: the session, and the address. */
let calls: string[];
let answerCall: Api;

const people: Record<string, { id: number; name: string }> = {
  ana: { id: 1, name: 'Ana' },
  brais: { id: 2, name: 'Brais' },
};
const sessionOf = ({ headers }: IncomingMessage): string =>
  /token=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'nobody';
const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const gone = 'token=; Max-Age=0; Path=/';

const works: Api = (request, response) => {
  const person = people[sessionOf(request)];
  if (request.url !== '/api/users/me') return json(response, { data: `for ${person?.name}` });
  return person ? json(response, person) : json(response, {}, 401, { 'set-cookie': gone });
};
const cookie = (name: string) => ({ cookie: `token=${name}; u4iRememberMe=true` });

/** The renderer's page for a user; that of a visitor has only the address. */
const drawnFor: RenderedProduct['answer'] = (response, { address, early }) =>
  html(response, `<main>${address}${early.person === undefined ? '' : ` for ${early.person}`}</main>`, {
    person: early.person,
  });

async function start(options: Parameters<typeof startRenderedProduct>[0] = {}) {
  product = await startRenderedProduct({
    apis: [await listening(api)],
    personalPages: { waitMs: 4_000 },
    earlyAnswerTimes: { waitMs: 3_000 },
    ...options,
  });
  product.answer = drawnFor;
}

beforeEach(() => {
  calls = [];
  answerCall = works;
  api = createServer((request, response) => {
    calls.push(`${sessionOf(request)} ${request.url}`);
    answerCall(request, response);
  });
});
afterEach(async () => {
  await product.close();
  await stop(api);
});

const view = (url: string, headers: Record<string, string> = {}) =>
  product.edge.inject({ url, headers: { accept: 'text/html', ...headers } });
const embedded = (body: string) =>
  JSON.parse(/id="early-answers"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}') as {
    person?: number;
    answers?: Record<string, unknown>;
  };

describe('a page of a user', () => {
  test('is drawn from what the API answers with the session of that user, and comes with it', async () => {
    await start();
    const { body, headers, statusCode } = await view('/universidades', cookie('ana'));
    expect([statusCode, body.includes(drawn('/universidades for 1'))]).toEqual([200, true]);
    expect(calls.toSorted()).toEqual(['ana /api/students/count', 'ana /api/users/me']);
    expect(embedded(body)).toMatchObject({
      person: 1,
      answers: {
        [earlyAnswerKey('/api/users/me')]: people['ana'],
        [earlyAnswerKey('/api/students/count')]: { data: 'for Ana' },
      },
    });
    expect(headers['cache-control']).toBe('private, no-cache, no-store');
    expect(body).toContain(
      '<noscript><p>Sin JavaScript puedes leer tu área de Puente, pero no cambiar nada.',
    );
  });

  test('is drawn where only a user may be, and not for a visitor', async () => {
    await start();
    expect((await view('/asking', cookie('ana'))).body).toContain(drawn('/asking for 1'));
    expect((await view('/asking')).body).toContain(fromClient);
    expect(product.asks).toHaveLength(1);
  });

  test('is kept nowhere: each view asks anew, and nobody else gets it', async () => {
    await start();
    for (const name of ['ana', 'brais', 'ana', 'brais'])
      expect((await view('/universidades', cookie(name))).body).toContain(
        drawn(`/universidades for ${people[name]?.id}`),
      );
    expect(product.asks).toHaveLength(4);
    const visitors = await view('/universidades');
    expect(visitors.body).toContain(drawn('/universidades'));
    expect(embedded(visitors.body).person).toBeUndefined();
    expect(calls.filter((call) => call.startsWith('nobody'))).toEqual(['nobody /api/students/count']);
  });

  test('has what its calls need first, asked in as many rounds as they depend on each other', async () => {
    await start();
    const rounds = [['/api/projects'], ['/api/applys']];
    product.answer = (response, ask) => {
      const unanswered = rounds.shift();
      if (unanswered)
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ unanswered }));
      else drawnFor(response, ask);
    };
    const { body } = await view('/asking', cookie('ana'));
    expect(body).toContain(drawn('/asking for 1'));
    expect(product.asks.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(Object.keys(embedded(body).answers ?? {})).toHaveLength(3);
  });

  test('leads this user elsewhere before anything is drawn', async () => {
    await start();
    product.answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"leadsTo":"/organizations/create"}');
    const { statusCode, headers, body } = await view('/asking', cookie('ana'));
    expect([statusCode, headers.location, body]).toEqual([302, '/organizations/create', '']);
  });

  test('leads to no other site', async () => {
    await start();
    product.answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"leadsTo":"//elsewhere.example"}');
    const { statusCode, body } = await view('/asking', cookie('ana'));
    expect([statusCode, body.includes(fromClient)]).toEqual([200, true]);
  });

  test('answers 403 when it says that this user may not open it', async () => {
    await start();
    product.answer = (response, { early }) =>
      html(response, '<main>no</main>', { person: early.person, isRefused: true });
    expect((await view('/staff', cookie('ana'))).statusCode).toBe(403);
  });

  test('is another one for a session that is over: that of the visitor, with the cookies that say so', async () => {
    await start();
    const { body, headers } = await view('/universidades', cookie('revoked'));
    expect(body).toContain(drawn('/universidades'));
    expect(embedded(body).person).toBeUndefined();
    expect(headers['set-cookie']).toEqual([gone]);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('is drawn without the calls that the API refuses in between', async () => {
    await start();
    answerCall = (request, response) =>
      request.url === '/api/users/me' ? works(request, response) : json(response, {}, 401);
    const { body } = await view('/universidades', cookie('ana'));
    expect(body).toContain(drawn('/universidades for 1'));
    expect(Object.keys(embedded(body).answers ?? {})).toEqual([earlyAnswerKey('/api/users/me')]);
  });
});

describe('the page comes from the client', () => {
  const short = { personalPages: { waitMs: 200, restMs: 60_000 } };

  async function timed(url: string): Promise<[boolean, number]> {
    const began = performance.now();
    const { body } = await view(url, cookie('ana'));
    return [body.includes(fromClient), performance.now() - began];
  }

  test('when the API hangs, at once for those who come next', async () => {
    await start(short);
    answerCall = () => undefined;
    const [isFromClient, waited] = await timed('/universidades');
    expect([isFromClient, waited < 3_000]).toEqual([true, true]);
    expect(calls).toHaveLength(2);
    expect(await timed('/universidades')).toEqual([true, expect.any(Number)]);
    expect(calls).toHaveLength(2);
    expect(product.asks).toEqual([]);
  });

  test('when the renderer hangs, with the answers; others do not wait for this page', async () => {
    await start(short);
    product.answer = () => undefined;
    const { body } = await view('/universidades', cookie('ana'));
    expect(body).toContain(fromClient);
    expect(embedded(body).person).toBe(1);
    product.answer = drawnFor;
    expect((await view('/universidades', cookie('brais'))).body).toContain(fromClient);
    expect((await view('/asking', cookie('brais'))).body).toContain(drawn('/asking for 2'));
  });

  test('when it throws, for this user alone', async () => {
    await start();
    product.answer = (response, ask) =>
      ask.early.person === 1 ? response.writeHead(503).end() : drawnFor(response, ask);
    expect((await view('/universidades', cookie('ana'))).body).toContain(fromClient);
    expect((await view('/universidades', cookie('brais'))).body).toContain(drawn('/universidades for 2'));
    expect(product.logged).toEqual(['the renderer answered 503']);
  });

  test('when the renderer gives the page of somebody else, or of nobody', async () => {
    await start();
    for (const person of [2, undefined]) {
      product.answer = (response) => html(response, '<main>theirs</main>', { person });
      const { body } = await view('/universidades', cookie('ana'));
      expect([body.includes(fromClient), body.includes('theirs')]).toEqual([true, false]);
    }
  });

  test('a visitor never gets a page that was drawn for a user', async () => {
    await start();
    product.answer = (response) => html(response, '<main>theirs</main>', { person: 2 });
    expect((await view('/universidades')).body).not.toContain('theirs');
  });

  test('when too many are being drawn', async () => {
    await start({ personalPages: { waitMs: 4_000, mostAtOnce: 1 } });
    const waiting: (() => unknown)[] = [];
    product.answer = (...asked) => waiting.push(() => drawnFor(...asked));
    const first = view('/universidades', cookie('ana'));
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await view('/universidades', cookie('brais'))).body).toContain(fromClient);
    for (const go of waiting) go();
    expect((await first).body).toContain(drawn('/universidades for 1'));
  });
});
