import { deepStrictEqual } from 'node:assert/strict';
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '@puente/contract/call';
import type { Range } from '../uploads/bytes.ts';
import type { EventStream } from './event-stream.ts';
import { sendBytes } from './ranges.ts';

/** Bytes for a user who may read them. */
export interface FileAnswer {
  /** The bytes, or a function that returns a part of them. */
  stream: Readable | ((range?: Range) => Readable);
  name: string;
  mime: string;
  /** Missing only for a response that is generated while it is sent. */
  size?: number;
}

/** A file that was made for the request. */
export function madeFile(content: string | Uint8Array, name: string, mime: string): FileAnswer {
  const bytes = Buffer.from(content);
  return { stream: Readable.from([bytes]), name, mime, size: bytes.length };
}

/** A redirect of the browser to a path of the site. */
export interface RedirectAnswer {
  location: string;
}

/** Sends a handler's result as its call declares. */
export function give(reply: FastifyReply, answer: unknown, declared: Call['answer']): unknown {
  if (declared === 'file') return giveFile(reply, answer as FileAnswer);
  if (declared === 'redirect')
    return reply.header('cache-control', 'no-store').redirect((answer as RedirectAnswer).location, 302);
  if (declared === 'events') return (answer as EventStream).give(reply);
  if (declared === 'nothing') return reply.code(204).send();
  return answer;
}

/** Policy of a user's file that is opened by itself or in a frame of our own: it runs nothing. */
export const filePolicy = "sandbox; frame-ancestors 'self'";

/** Tells whether a browser may show a type by itself, in a sandbox. All others are downloads. */
const isShown = (mime: string): boolean => mime === 'application/pdf' || /^image\/(?!svg)/.test(mime);

function giveFile(reply: FastifyReply, { stream, name, mime, size }: FileAnswer): FastifyReply {
  reply
    .type(mime)
    .header(
      'content-disposition',
      contentDisposition(name, { type: isShown(mime) ? 'inline' : 'attachment' }),
    )
    .header('content-security-policy', filePolicy);
  if (size === undefined)
    return reply.header('cache-control', 'no-store').send(typeof stream === 'function' ? stream() : stream);
  return typeof stream === 'function'
    ? sendBytes(reply, size, stream)
    : reply.header('content-length', size).send(stream);
}

/** For tests: fails on a response that its call does not declare, even for one additional field. */
export function assertDeclared(schema: z.ZodMiniType, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  deepStrictEqual(schema.parse(sent), sent, 'The answer has parts that its call does not declare.');
}
