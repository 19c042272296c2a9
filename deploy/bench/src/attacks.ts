import { connect } from 'node:net';
import { type ProductUnderTest } from '@puente/testing/product-under-test';
import { demoPassword } from '@puente/tooling/accounts';
import { markdownTable } from './statistics.ts';

/** Effect of an attack on other visitors. */
interface Harm {
  attack: string;
  /** Responses that the attacker got, by status. */
  answers: string;
  seconds: number;
  /**
   * Longest response time of the API's process to a trivial request, which shows how long its event loop was blocked.
   */
  blockedMs: number;
  /** Longest wait of a visitor for a page, and for a list. */
  pageMs: number;
  listMs: number;
  asked: number;
  lost: number;
}

/**
 * Runs the attacks of SECURITY.md on a running product, one after the other. During each, a visitor requests a page and
 * a list ten times a second. The full disk and the kills need access to the machine: their tests are named in
 * deploy/bench/README.md.
 */
export async function benchAttacks(product: ProductUnderTest): Promise<{ report: string; data: Harm[] }> {
  const bearer = await logIn(product.url, 'coordinacion@puente.test');
  const upload = (name: string, content: string) => sendFile(product.url, bearer, name, content);
  const get = (path: string) => fetch(product.url + path).then(statusOf);
  const attacks: Record<string, () => Promise<(number | string)[]>> = {
    'nobody, for comparison': () => sleep(5_000).then(() => []),
    'SVG of 29 comments and a letter, 20 times': () =>
      times(20, () => upload('a.svg', `${'<!---->'.repeat(29)}x`)),
    'SVG that begins 32,000 times, 20 times': () => times(20, () => upload('a.svg', '<svg '.repeat(32_000))),
    '15,000 question marks in the address, 50 times': () =>
      times(50, () => get(`/api/projects${'?'.repeat(15_000)}`)),
    'a list with 20 alternatives over a relation, 50 times': () => times(50, () => get(dearList)),
    '300 POSTs that send a byte every 3 s': () => slowPosts(product.url),
    '200 refused uploads of a wrong type, 300 KB each': () =>
      times(200, () => upload('a.exe', 'x'.repeat(300_000))),
    '200 uploads of nobody': () =>
      times(200, () => sendFile(product.url, 'none', 'a.svg', 'x'.repeat(300_000))),
  };
  const harms: Harm[] = [];
  for (const [attack, run] of Object.entries(attacks)) harms.push(await harmOf(product, attack, run));
  const rows = harms.map(({ attack, answers, seconds, blockedMs, pageMs, listMs, asked, lost }) => [
    attack,
    answers,
    seconds.toFixed(1),
    String(blockedMs),
    String(pageMs),
    String(listMs),
    `${lost} of ${asked}`,
  ]);
  const head = ['attack', 'answers to it', 's', 'loop blocked ms', 'page ms', 'list ms', 'others lost'];
  return { report: markdownTable(head, rows), data: harms };
}

async function harmOf(
  { url, apiUrl }: ProductUnderTest,
  attack: string,
  run: () => Promise<(number | string)[]>,
): Promise<Harm> {
  const worst = { blockedMs: 0, pageMs: 0, listMs: 0 };
  let asked = 0;
  let lost = 0;
  const ask = async (what: keyof typeof worst, address: string) => {
    asked++;
    const began = performance.now();
    const status = await fetch(address, {
      headers: { accept: 'text/html, application/json' },
      signal: AbortSignal.timeout(30_000),
    }).then(statusOf, () => 0);
    worst[what] = Math.max(worst[what], Math.round(performance.now() - began));
    if (status !== 200) lost++;
  };
  const waiting: Promise<void>[] = [];
  const visitor = setInterval(() => {
    waiting.push(ask('blockedMs', `${apiUrl}/healthz`), ask('pageMs', `${url}/estudiantes`));
    waiting.push(ask('listMs', `${url}/api/projects?pagination[pageSize]=3`));
  }, 100);
  const began = performance.now();
  const statuses = await run();
  const seconds = (performance.now() - began) / 1000;
  // A short attack must not end before its harm is seen.
  await sleep(1_000);
  clearInterval(visitor);
  await Promise.all(waiting);
  const counts = new Map<number | string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const answers = [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
  return { attack, answers, seconds, ...worst, asked, lost };
}

const dearList = `/api/projects?${Array.from(
  { length: 20 },
  (_, index) => `filters[$or][${index}][organization][name][$containsi]=a${index}`,
).join('&')}&sort=publishedAt:desc&facets=presentiality,location,study_areas,type`;

/** Lasts 27 s. Requests that have ended by then were rejected by the server. */
async function slowPosts(url: string): Promise<string[]> {
  const { port } = new URL(url);
  const sockets = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST /api/auth/local HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${attacker(index)}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    );
    return socket;
  });
  for (let second = 0; second < 27; second += 3) {
    await sleep(3_000);
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }
  const answers = sockets.map((socket) => (socket.readyState === 'open' ? 'still open' : 'ended'));
  for (const socket of sockets) socket.destroy();
  return answers;
}

let uploads = 0;

/** Each attacker has three addresses, since one address is limited, and its neighbours are not measured here. */
const attacker = (index: number): string => `6.6.${index % 3}.6`;

async function sendFile(url: string, bearer: string, name: string, content: string): Promise<number> {
  const form = new FormData();
  form.append('files', new File([content], name));
  return fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': attacker(uploads++) },
    body: form,
  }).then(statusOf);
}

async function logIn(url: string, identifier: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ identifier, password: demoPassword }),
  });
  const { jwt } = (await answer.json()) as { jwt?: string };
  if (jwt === undefined) throw new Error(`${identifier} cannot log in: ${answer.status}`);
  return jwt;
}

async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}

const times = (count: number, one: () => Promise<number>): Promise<(number | string)[]> =>
  Promise.all(Array.from({ length: count }, () => one().catch((error: unknown) => String(error))));

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
