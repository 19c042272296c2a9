import { Readable } from 'node:stream';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Slowest sender that is accepted. */
export interface BodyLimits {
  /** Time that any body has, in ms. */
  graceMs: number;
  /** Average rate at which a body must arrive after the grace period. */
  bytesPerSecond: number;
  /** Latest moment at which even a large body must be complete, in ms after its start. */
  lastMomentMs: number;
}

/** The defaults of Apache's `mod_reqtimeout`. A slower sender is a modem or an attack. */
export const defaultBodyLimits: BodyLimits = { graceMs: 20_000, bytesPerSecond: 1000, lastMomentMs: 120_000 };

/** Upper limit for bodies of calls, in bytes. Forms with files are larger. */
const wholeBytes = 64 * 1024;

/** A body that did not arrive in time. */
class SlowBody extends Error {
  readonly statusCode = 408;
}

/** Bytes of each body that had arrived completely before it was passed on. */
const wholeBodies = new WeakMap<object, Buffer>();

/** Tells whether a body had arrived completely before it was passed on, so that sending it takes no time. */
export const isWhole = (body: unknown): boolean =>
  typeof body !== 'object' || body === null || wholeBodies.has(body);

/** Returns the bytes of a body that had arrived completely, for sending or reading it once more; else undefined. */
export const bytesOf = (body: unknown): Buffer | undefined =>
  typeof body === 'object' && body !== null ? wholeBodies.get(body) : undefined;

/**
 * Waits for small bodies, and for the beginning of large ones, before they are passed on. So a slow sender holds no
 * connection to the API. A sender slower than the limits loses its own connection.
 */
export function receiveBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onResponse', ({ raw: { socket } }, _, done) => {
    readBefore.set(socket, socket.bytesRead);
    done();
  });
  app.addHook('preParsing', async (request, _, payload) => {
    if (!hasBody(request)) return payload;
    const tooSlow = watchRate(request, limits);
    const body = await Promise.race([beginningOf(payload), tooSlow]);
    // Some of it is passed on by then, so there is no client left to answer.
    if (!isWhole(body)) tooSlow.catch((error: Error) => request.raw.destroy(error));
    return body;
  });
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Returns a stream with all of a small body, or with the beginning of a large one. */
function beginningOf(payload: Readable): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= wholeBytes) return;
      stop();
      payload.pause();
      payload.unshift(Buffer.concat(chunks));
      resolve(payload);
    };
    const finish = (): void => {
      stop();
      const whole = Readable.from(chunks);
      wholeBodies.set(whole, Buffer.concat(chunks));
      resolve(whole);
    };
    const fail = (): void => {
      stop();
      reject(new Error('The sender of a body left.'));
    };
    const stop = (): void => void payload.off('data', take).off('end', finish).off('close', fail);
    payload.on('data', take).on('end', finish).on('close', fail);
  });
}

/** Bytes that earlier requests on a connection took. */
const readBefore = new WeakMap<object, number>();

/** Rejects once a body is too slow. */
function watchRate({ raw }: FastifyRequest, limits: BodyLimits): Promise<never> {
  const { graceMs, bytesPerSecond, lastMomentMs } = limits;
  const began = performance.now();
  const before = readBefore.get(raw.socket) ?? 0;
  return new Promise((_resolve, reject) => {
    let timer = setTimeout(look, graceMs);
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    function look(): void {
      const elapsed = performance.now() - began;
      const earned = ((raw.socket.bytesRead - before) / bytesPerSecond) * 1000;
      const allowed = Math.min(graceMs + earned, lastMomentMs);
      // Bytes that wait here to be passed on: the delay is not the sender's fault.
      const isTheirs = raw.readableLength === 0;
      if (elapsed >= lastMomentMs || (elapsed >= allowed && isTheirs))
        return reject(new SlowBody('A body came too slowly.'));
      timer = setTimeout(look, Math.max(allowed - elapsed, 100));
    }
  });
}
