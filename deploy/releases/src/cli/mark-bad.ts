import { Refusal } from '../refusal.ts';
import { readArguments, run, storeForCommand } from './command.ts';

const usage = `Usage: mark-bad <app> <version> "reason";
neither promote nor rollback chooses the version again. It stays served where it is: roll back first.`;

await run(async () => {
  const { positionals } = readArguments(usage, {});
  const [app, version, why, ...rest] = positionals;
  if (app === undefined || version === undefined || !why || rest.length > 0) throw new Refusal(usage);
  const store = await storeForCommand();
  if (!(await store.getRelease(app, version))) throw new Refusal(`${app} ${version} is not in the store.`);
  await store.markBad(app, version, why);
  console.log(`${app} ${version} is marked as bad: ${why}`);
});
