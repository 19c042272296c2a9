import type { Compilation } from 'webpack';

/** The name of an API call as a text in a script: the client is given it as it is declared, `GET /api/students/:id`. */
const callName = /(["'`])((?:GET|POST|PUT|DELETE) \/api\/[^"'`\s]*)\1/g;

/**
 * Returns the API calls that the scripts of a build can make, sorted. They are extracted after tree shaking, so that only calls of this
 * build are found, not those of everything that it could import.
 */
export function callsInScripts(compilation: Compilation): string[] {
  const calls = new Set<string>();
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    for (const [, , call] of source.source().toString().matchAll(callName)) if (call) calls.add(call);
  }
  return [...calls].toSorted();
}
