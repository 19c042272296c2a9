import type { ReleaseSet } from '../src/release-set.ts';

/** A release set with one app; `change` is merged into that app. */
export function makeReleaseSet(change: Partial<ReleaseSet['apps'][string]> = {}): ReleaseSet {
  const manifest = { name: 'student-app', routes: [], menu: [] };
  return {
    channel: 'production',
    shell: {
      version: '1.0.0-shell',
      manifest: { ...manifest, name: 'shell' },
      styles: { '/assets/shell/a.css': 'sha256-shell' },
    },
    apps: {
      'student-app': {
        version: '1.0.0-app',
        entry: '/assets/student-app/remoteEntry.0.js',
        integrity: 'sha256-entry',
        styles: { '/assets/student-app/projects.0.css': 'sha256-projects' },
        manifest,
        ...change,
      },
    },
  };
}

/** The error that webpack throws for a chunk, or mini-css-extract for a style sheet. */
export function chunkError(type: string, request: string): Error {
  const code = request.endsWith('.css') ? { code: 'CSS_CHUNK_LOAD_FAILED' } : {};
  return Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type, request, ...code });
}

/** Fakes the part of a `fetch` response that the loader uses, since jsdom has none. */
export function fakeAnswer(body: unknown, status = 200): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = {
    ok: status < 400,
    status,
    json: () => Promise.resolve(JSON.parse(text) as unknown),
    arrayBuffer: () => Promise.resolve(Uint8Array.from(Buffer.from(text)).buffer),
  };
  return answer as unknown as Response;
}
