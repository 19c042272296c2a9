// npm puts drizzle-kit in the root's node_modules and drizzle-orm in this workspace's. drizzle-kit finds it
// there neither with `import` (the hook) nor with `require` (the search path).
import Module, { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('drizzle-orm') ? { ...context, parentURL: import.meta.url } : context,
    ),
});
process.env.NODE_PATH = `${import.meta.dirname}/node_modules`;
Module._initPaths();
