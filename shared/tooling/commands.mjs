/** Command -> what runs it, from the root, with arguments that always come first. */
export const commands = {
  start: ['shared/tooling/src/start.ts'],
  dev: ['shared/tooling/src/dev.ts'],
  test: ['shared/tooling/src/test.ts'],
  'test-journeys': ['shared/tooling/src/test.ts', 'repetition', 'every journey'],
  'test-long': ['shared/tooling/src/test-long.ts'],
  bench: ['deploy/bench/src/main.ts'],
  budget: ['shared/tooling/src/budget.ts'],
  typecheck: ['shared/tooling/src/typecheck.ts'],
  build: ['deploy/releases/src/cli/release.ts', '--if-changed'],
  release: ['deploy/releases/src/cli/release.ts'],
  promote: ['deploy/releases/src/cli/promote.ts'],
  canary: ['deploy/releases/src/cli/canary.ts'],
  rollback: ['deploy/releases/src/cli/rollback.ts'],
  smoke: ['shared/tooling/src/smoke.ts'],
  'record-api': ['deploy/releases/src/cli/record-api.ts'],
  retire: ['deploy/releases/src/cli/retire.ts'],
  'mark-bad': ['deploy/releases/src/cli/mark-bad.ts'],
  releases: ['deploy/releases/src/cli/list.ts'],
  trace: ['deploy/releases/src/cli/trace.ts'],
  affected: ['deploy/releases/src/cli/affected.ts'],
  packages: ['shared/tooling/src/packages.ts'],
  'extract-app': ['shared/tooling/src/extract-app.ts'],
  candidate: ['shared/tooling/src/candidate.ts'],
  'create-app': ['shared/tooling/src/create-app.ts'],
  db: ['deploy/api/src/cli/db.ts'],
  changeset: ['node_modules/@changesets/cli/bin.js'],
  links: ['shared/federation-build/scripts/generate-links.ts'],
  'staff-calls': ['shared/tooling/src/staff-calls.ts'],
  specification: ['shared/tooling/src/specification-coverage.ts'],
  lint: ['shared/tooling/src/test.ts', 'lint and arrows'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'],
  deadcode: ['node_modules/knip/bin/knip.js', '--config', 'shared/tooling/knip.json'],
  advisories: ['shared/tooling/src/advisories.ts'],
  repetition: ['node_modules/jscpd/bin/jscpd', '--config', 'shared/tooling/jscpd.json'],
};

/**
 * Commands that read or operate an installation. They run on what is installed, in production as well, and never install: servers may run
 * from the same folder. The others build or test, and need the packages of a development install.
 */
export const operating = [
  'affected',
  'canary',
  'db',
  'mark-bad',
  'promote',
  'record-api',
  'releases',
  'retire',
  'rollback',
  'trace',
];
