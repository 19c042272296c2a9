import { nodeTests } from '@puente/testing/jest-preset';

const preset = nodeTests();
const [swc] = Object.values(preset.transform);

/** Fastify's `inject` needs a package that has ES modules only, which Jest cannot load as they are. */
const cookie = '(?:light-my-request/node_modules/)?cookie/';

export default {
  ...preset,
  transform: { ...preset.transform, [`/node_modules/${cookie}.*\\.js$`]: swc },
  transformIgnorePatterns: [`/node_modules/(?!${cookie})`],
};
