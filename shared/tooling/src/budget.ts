import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Release } from '@puente/federation/release';
import { openStore } from '@puente/releases/data-directory';
import { appFolders } from '@puente/releases/inputs';
import {
  appBudgets,
  fontOf,
  isTooHeavy,
  shellBudgets,
  type Weight,
  weightsOf,
} from '@puente/releases/weights';
import { root } from './children.ts';
import { CannotStart, main } from './preconditions.ts';

const store = openStore();

async function latest(app: string): Promise<Release> {
  const version = await store.latestVersion(app);
  const release = version && (await store.getRelease(app, version));
  if (!release)
    throw new CannotStart(`${app} was never released here; run \`npm run release -- ${app}\` first.`);
  return release;
}

function budgetsOf<Budgets>(app: string, schema: z.ZodType<Budgets>): Budgets {
  const file = join(app, 'budgets.json');
  try {
    return schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new CannotStart(`${file} does not say what ${app} may weigh: ${reason}`);
  }
}

const figures = ({ kilobytes, limit }: Weight) => `${kilobytes.toFixed(1).padStart(6)} of ${limit} KB`;

const usage = `npm run budget [-- <app>…]

What the latest releases weigh as a browser downloads them (brotli), against the budgets.json in each app's folder and the
shell's. Anything above its limit fails; the last lines say which app it is, and which file has the limit.`;

await main(usage, async () => {
  const shell = await latest('shell');
  const ofShell = budgetsOf('shell', shellBudgets);
  const failures: string[] = [];
  const wanted = process.argv.slice(2);
  for (const app of wanted.length > 0 ? wanted : (await appFolders(root)).map((folder) => basename(folder))) {
    console.log(app);
    const isShell = app === 'shell';
    const own = isShell ? ofShell : budgetsOf(app, appBudgets);
    const weights = weightsOf(isShell ? shell : await latest(app), own, shell, ofShell);
    for (const weight of isShell ? [fontOf(shell, ofShell), ...weights] : weights) {
      const over = isTooHeavy(weight);
      console.log(`  ${over ? '✗' : '✓'} ${weight.what.padEnd(48)} ${figures(weight)}`);
      if (over)
        failures.push(
          `${app} is too heavy: ${weight.what}, ${figures(weight).trim()} (${weight.limitOf}/budgets.json)`,
        );
    }
  }
  if (failures.length > 0) throw new CannotStart(`\n${failures.join('\n')}`);
});
