import { movesIn } from '../moves.ts';
import { checkPromotion, promoteTogether } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import {
  conditionsOf,
  noteOptions,
  promotionOptions,
  readArguments,
  recordApis,
  run,
  storeForCommand,
} from './command.ts';

const usage = `Usage: promote <app> [version] [<app> [version]…] [--channel production] [--api http://…]
[--why "…"] [--check] [--force "reason"];
all named apps move together. --check changes nothing: it says whether all that would be served fits together.
What moves into production must have been released from a commit, be within its budgets, and have passed \`npm run smoke\`.
--force skips that; the reason is kept in the history.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    ...noteOptions,
    ...promotionOptions,
    check: { type: 'boolean', default: false },
  });
  const moves = movesIn(positionals, usage);
  const conditions = await conditionsOf(values);
  if (values.check) {
    await checkPromotion(await storeForCommand(), values.channel, moves, conditions);
    console.log(`Everything that ${values.channel} would serve fits together.`);
    return;
  }
  if (moves.length === 0) throw new Refusal(usage);
  const store = await storeForCommand();
  const moved = await promoteTogether(store, values.channel, moves, conditions);
  await recordApis(store, values.channel, conditions.apis);
  for (const { app, from, to } of moved) {
    if (from === to) console.log(`${app} ${to} is in ${values.channel} already.`);
    else console.log(`${app}: ${from ?? 'nothing'} -> ${to} in ${values.channel}.`);
  }
});
