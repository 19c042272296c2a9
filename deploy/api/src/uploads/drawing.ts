import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { limits } from '@puente/contract/limits';

/** Width and height that a drawing states. */
export interface Measures {
  width: number;
  height: number;
}

/** The file is not exactly one well-formed drawing. */
class NotADrawing extends Error {}

/** The drawing is more complex than any page needs. */
export class TooComplex extends Error {}

const {
  bytes: mostBytes,
  elements: mostElements,
  attributes: mostAttributes,
  depth: deepest,
} = limits.drawing;

/**
 * Reads an SVG from its first byte to its last, so that nothing can hide before or after the drawing.
 * @returns its dimensions, null when it states none, undefined when it is not a drawing
 * @throws TooComplex
 */
export async function readDrawing(path: string): Promise<Measures | null | undefined> {
  if ((await stat(path)).size > mostBytes) throw new TooComplex();
  const reader = new DrawingReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
      reader.write(decoder.decode(chunk, { stream: true }));
    reader.write(decoder.decode());
    return reader.end();
  } catch (error) {
    if (error instanceof NotADrawing || isOfDecoder(error)) return undefined;
    throw error;
  }
}

const isOfDecoder = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

class DrawingReader {
  readonly #parser = new SaxesParser({ position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  #depth = 0;
  #elements = 0;
  #attributes = 0;
  #measures: Measures | null = null;

  constructor() {
    // The parser would go on behind an error, which takes time and is of no use.
    this.#parser.on('error', refuse);
    this.#parser.on('doctype', (text) => {
      // Between brackets stand entities, which can grow without end.
      if (text.includes('[')) refuse();
    });
    this.#parser.on('processinginstruction', () => {
      // Inside, programs leave notes of their own; outside, it can name a style sheet of another site.
      if (this.#depth === 0) refuse();
    });
    this.#parser.on('opentagstart', ({ name }) => {
      this.#attributes = 0;
      if (++this.#elements > mostElements || ++this.#depth > deepest) throw new TooComplex();
      if (this.#elements === 1 && name !== 'svg') refuse();
    });
    this.#parser.on('attribute', ({ name, value }) => {
      if (++this.#attributes > mostAttributes) throw new TooComplex();
      if (this.#elements === 1 && name === 'viewBox') this.#measures = measuresOf(value);
    });
    this.#parser.on('closetag', () => {
      this.#depth--;
    });
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): Measures | null {
    this.#parser.close();
    return this.#measures;
  }
}

function refuse(): never {
  throw new NotADrawing();
}

/** `viewBox="0 0 120 40"`: the origin, then width and height. */
function measuresOf(viewBox: string): Measures | null {
  const [, , width, height, ...more] = viewBox.trim().split(/[\s,]+/);
  const measures = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  const isSensible = (side: number): boolean => side > 0 && side < 100_000;
  return more.length === 0 && isSensible(measures.width) && isSensible(measures.height) ? measures : null;
}
