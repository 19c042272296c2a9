/**
 * Resolves the files of drizzle-orm instead of Node. For each import into and within that package Node 24 parses its
 * whole package.json, which has 180 KB: two of the three seconds that a program of the API took to start. The files are
 * the same ones. A program imports this module and then, by `import()`, the rest, since Node resolves static imports
 * before any code runs. Remove it once drizzle-orm has a short package.json.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';

const packageName = 'drizzle-orm';
const files = `/node_modules/${packageName}/`;

/** The package's modules by the specifier of our imports. */
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context;
    // `require` takes other files; they say by their extension what they are.
    if (!conditions.includes('import')) return nextResolve(specifier, context);
    if (parentURL?.includes(files) && specifier.startsWith('.'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== packageName && !specifier.startsWith(`${packageName}/`))
      return nextResolve(specifier, context);
    const known = found.get(specifier) ?? nextResolve(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
