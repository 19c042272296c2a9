import { nodeTests } from '@puente/testing/jest-preset';

const preset = nodeTests();
const [swc] = Object.values(preset.transform);

/** Packages that have ES modules only, which Jest cannot load as they are. */
const esModules = '(?:[^/]+/node_modules/|@fastify/[^/]+/node_modules/)?(?:cookie|content-disposition|feed)/';

export default {
  ...preset,
  transform: { ...preset.transform, [`/node_modules/${esModules}.*\\.js$`]: swc },
  transformIgnorePatterns: [`/node_modules/(?!${esModules})`],
};
