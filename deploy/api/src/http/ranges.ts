import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import parseRange from 'range-parser';
import type { Range } from '../uploads/bytes.ts';

/** Sends bytes of known size: all of them, or the range that a PDF reader or a resumed download requests. */
export function sendBytes(
  reply: FastifyReply,
  size: number,
  open: (range?: Range) => Readable,
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  // The bytes are not opened. Parts are defined for GET only (RFC 9110 §14.2).
  if (reply.request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
  const range = wantedRange(reply.request.headers.range, size);
  // A request for several parts, or for a part that does not exist, gets the whole: every client must be
  // ready for it (RFC 9110 §14.2).
  if (!range) return reply.header('content-length', size).send(open());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(open(range));
}

function wantedRange(header: string | undefined, size: number): Range | undefined {
  if (header === undefined) return undefined;
  const ranges = parseRange(size, header);
  // A number says that the header is malformed or asks for bytes beyond the end.
  if (typeof ranges === 'number' || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
