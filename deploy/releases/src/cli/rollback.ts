import { rollback } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import { readApis } from '../served-api.ts';
import { noteOf, noteOptions, readArguments, run, storeForCommand } from './command.ts';

const usage = `Usage: rollback <app> [--channel production] [--api http://…] [--why "…"];
everything that came in the same promotion as the app's version goes back with it.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    ...noteOptions,
    channel: { type: 'string', default: 'production' },
    // Only when it is asked for: going back must not wait for an API that is down.
    api: { type: 'string', default: '' },
  });
  const [app, ...rest] = positionals;
  if (app === undefined || rest.length > 0) throw new Refusal(usage);
  const moved = await rollback(await storeForCommand(), values.channel, app, {
    apis: await readApis(values.api),
    note: noteOf(values),
  });
  for (const { app: name, from, to } of moved)
    console.log(`${name}: ${from ?? 'nothing'} -> ${to ?? 'nothing'} in ${values.channel}.`);
});
