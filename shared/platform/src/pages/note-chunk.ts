declare global {
  /** Set by the renderer, to know the chunks that a page is rendered with. */
  var noteChunk: ((chunk: string) => void) | undefined;
}

/**
 * Notes that the page is rendered with a chunk of its own. The server's HTML then has the chunk's styles, and announces its scripts.
 * @param chunk its `webpackChunkName`
 */
export function noteChunk(chunk: string): void {
  if (typeof document === 'undefined') globalThis.noteChunk?.(chunk);
}
