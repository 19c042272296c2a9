import { openStore } from '../data-directory.ts';
import { rollback } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import { readArguments, run } from './command.ts';

const usage = 'Usage: rollback <app> [--channel production].';

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    channel: { type: 'string', default: 'production' },
  });
  const [app, ...rest] = positionals;
  if (app === undefined || rest.length > 0) throw new Refusal(usage);
  const { from, to } = await rollback(openStore(), values.channel, app);
  console.log(`${app}: ${from ?? 'nothing'} -> ${to} in ${values.channel}.`);
});
