import { openStore } from '../data-directory.ts';
import { rollback } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import { readApis } from '../served-api.ts';
import { readArguments, run } from './command.ts';

const usage = 'Usage: rollback <app> [--channel production] [--api http://…].';

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    channel: { type: 'string', default: 'production' },
    // Only when it is asked for: going back must not wait for an API that is down.
    api: { type: 'string', default: '' },
  });
  const [app, ...rest] = positionals;
  if (app === undefined || rest.length > 0) throw new Refusal(usage);
  const { from, to } = await rollback(openStore(), values.channel, app, {
    apis: await readApis(values.api),
  });
  console.log(`${app}: ${from ?? 'nothing'} -> ${to} in ${values.channel}.`);
});
