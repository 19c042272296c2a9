import { isDeepStrictEqual } from 'node:util';
import { breakingChanges } from '@puente/contract/breaking-changes';
import { type Release } from '@puente/federation/release';
import { shellApp } from './channel.ts';
import { type Checks } from './checks.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseStore } from './release-store.ts';
import { type ServedApi } from './served-api.ts';
import { appBudgets, fontOf, isTooHeavy, shellBudgets, type Weight, weightsOf } from './weights.ts';

/**
 * Checks that what changes in a channel has passed its checks. A shell changes every app's page, so with it the smoke
 * tests and weights of all apps count.
 * @param releases all that would be served, by app
 * @param changed apps whose version changes
 * @param apis what the promotion was compared with
 * @throws {Refusal} that names the app, the check and the command that makes it
 */
export async function checkRecords(
  store: ReleaseStore,
  releases: ReadonlyMap<string, Release>,
  changed: ReadonlySet<string>,
  apis: readonly ServedApi[],
): Promise<void> {
  const shell = releases.get(shellApp);
  if (!shell || changed.size === 0) return;
  if (apis.length === 0)
    throw new Refusal(
      'No API was asked whether it serves all calls: name it with --api, or record it with `npm run record-api`.',
    );
  const checksOf = new Map<string, Checks>();
  for (const { app, version } of releases.values()) checksOf.set(app, await store.checksOf(app, version));
  for (const release of releases.values()) {
    const checks = checksOf.get(release.app);
    if (changed.has(release.app)) checkSources(release, checks);
    if (!changed.has(release.app) && !changed.has(shellApp)) continue;
    checkWeight(release, checks, shell, checksOf.get(shellApp));
    checkSmoke(release, checks, shell);
  }
}

/**
 * Checks that no API has changed, since it was recorded beside the channel, in a way that breaks the apps which are served: only a step of
 * the contract's version announces that, and moves all apps together.
 * @throws {Refusal} that names the first such change
 */
export function checkContract(recorded: readonly ServedApi[], apis: readonly ServedApi[]): void {
  const [before] = recorded;
  for (const { origin, contract, description } of before ? apis : []) {
    if (!isObject(before?.description) || !isObject(description) || contract !== before.contract) continue;
    if (isDeepStrictEqual(before.description, description)) continue;
    const [change] = breakingChanges(before.description, description);
    if (change !== undefined)
      throw new Refusal(
        `The API at ${origin} broke contract version ${contract} since it was recorded: ${change}. Raise contractVersion.`,
      );
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function checkSources({ app, version, commit }: Release, checks: Checks | undefined): void {
  if (checks?.commit !== undefined) return;
  throw new Refusal(
    `${app} ${version} was not released from a commit alone (${commit ?? 'no commit is known'}): ` +
      `commit everything, then \`npm run release -- ${app}\`.`,
  );
}

function checkWeight(
  release: Release,
  checks: Checks | undefined,
  shell: Release,
  ofShell: Checks | undefined,
): void {
  const limits = shellBudgets.safeParse(ofShell?.budgets);
  if (!limits.success) throw withoutBudgets(shell);
  const own = release.app === shellApp ? limits : appBudgets.safeParse(checks?.budgets);
  if (!own.success) throw withoutBudgets(release);
  const weights = weightsOf(release, own.data, shell, limits.data);
  const all = release.app === shellApp ? [fontOf(shell, limits.data), ...weights] : weights;
  const heavy = all.find(isTooHeavy);
  if (heavy) throw new Refusal(`${release.app} ${release.version} is too heavy: ${figures(heavy)}.`);
}

const figures = ({ what, kilobytes, limit, limitOf }: Weight): string =>
  `${what}, ${kilobytes.toFixed(1)} of ${limit} KB (${limitOf}/budgets.json)`;

const withoutBudgets = ({ app, version }: Release): Refusal =>
  new Refusal(
    `No valid budgets are recorded of ${app} ${version}: see ${app}/budgets.json, then \`npm run release -- ${app}\`.`,
  );

function checkSmoke({ app, version }: Release, checks: Checks | undefined, shell: Release): void {
  const test = checks?.smoke[shell.version];
  const inside = app === shellApp ? '' : ` inside shell ${shell.version}`;
  if (!test)
    throw new Refusal(
      `${app} ${version} has not passed a smoke test${inside}: \`npm run smoke -- ${app} ${version}\`.`,
    );
  const [problem] = test.problems;
  if (problem !== undefined)
    throw new Refusal(`${app} ${version} failed its smoke test${inside}: ${problem}`);
}
