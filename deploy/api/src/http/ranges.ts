import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Range } from '../uploads/bytes.ts';

/** Sends bytes whose number is known: all of them, or the part that a PDF reader or a download that goes on asks for. */
export function sendBytes(
  reply: FastifyReply,
  size: number,
  open: (range?: Range) => Readable,
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = wantedRange(reply.request.headers.range, size);
  // Anything but one part that is there is answered with the whole, which every client must be ready for (RFC 9110 §14.2).
  if (!range) return reply.header('content-length', size).send(open());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(open(range));
}

function wantedRange(header: string | undefined, size: number): Range | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  // `-500` is the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : undefined;
}
