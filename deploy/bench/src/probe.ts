/** Thread that repeats one request ten times a second until it is told to end, and then reports the response times. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { median } from './statistics.ts';

export interface ProbeTask {
  /** API processes, used in turn. */
  addresses: readonly string[];
  path: string;
  headers: Readonly<Record<string, string>>;
  /** JSON in which `#` is replaced with the number of the request. */
  body?: string;
  /** Status of a correct response. */
  expected: number;
  /** Sends a small image, once in one and a half seconds: uploads are limited. */
  picture?: boolean;
}

/** Times in milliseconds. */
export interface Probed {
  asked: number;
  /** Responses with another status than the expected one. */
  failed: number;
  median: number;
  p99: number;
  longest: number;
}

const { addresses, path, headers, body, expected, picture = false } = workerData as ProbeTask;
const small = picture
  ? new Uint8Array(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3a7' } })
        .png()
        .toBuffer(),
    )
  : undefined;

function bodyOf(index: number): BodyInit | undefined {
  if (!small) return body?.replace('#', String(index));
  const form = new FormData();
  form.append('files', new File([small], 'foto.png'));
  return form;
}

const times: number[] = [];
let failed = 0;
const asked: Promise<void>[] = [];

async function ask(index: number): Promise<void> {
  const content = bodyOf(index);
  const began = performance.now();
  const status = await fetch(`${addresses[index % addresses.length] ?? ''}${path}`, {
    method: content === undefined ? 'GET' : 'POST',
    headers,
    ...(content !== undefined && { body: content }),
    signal: AbortSignal.timeout(60_000),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  times.push(performance.now() - began);
  if (status !== expected) failed++;
}

const period = { picture: 1_500, login: 400, list: 100 };
const timer = setInterval(
  () => asked.push(ask(asked.length)),
  picture ? period.picture : body === undefined ? period.list : period.login,
);

parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(asked).then(() => {
    const sorted = times.toSorted((a, b) => a - b);
    const result: Probed = {
      asked: sorted.length,
      failed,
      median: median(sorted),
      p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN,
      longest: sorted.at(-1) ?? Number.NaN,
    };
    parentPort?.postMessage(result);
  });
});
