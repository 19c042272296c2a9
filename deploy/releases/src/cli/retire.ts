import { retire } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import { noteOf, noteOptions, readArguments, run, storeForCommand } from './command.ts';

const usage = `Usage: retire <app> [--channel production] [--why "…"];
takes the app out of the channel: its pages and menu entries are gone. \`rollback <app>\` brings it back.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    ...noteOptions,
    channel: { type: 'string', default: 'production' },
  });
  const [app, ...rest] = positionals;
  if (app === undefined || rest.length > 0) throw new Refusal(usage);
  const { from } = await retire(await storeForCommand(), values.channel, app, noteOf(values));
  console.log(`${app}: ${from} -> nothing in ${values.channel}. \`rollback ${app}\` brings it back.`);
});
