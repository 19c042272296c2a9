import { isName } from '../names.ts';
import { checkPromotion, type Move, promoteTogether } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import { readApis } from '../served-api.ts';
import { noteOf, noteOptions, readArguments, run, storeForCommand } from './command.ts';

const usage = `Usage: promote <app> [version] [<app> [version]…] [--channel production] [--api http://…]
[--why "…"] [--check];
all named apps move together. --check changes nothing: it says whether all that would be served fits together.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    ...noteOptions,
    channel: { type: 'string', default: 'production' },
    api: { type: 'string', default: process.env['API_ORIGIN'] ?? '' },
    check: { type: 'boolean', default: false },
  });
  const moves = movesIn(positionals);
  const conditions = { apis: await readApis(values.api), note: noteOf(values) };
  if (values.check) {
    await checkPromotion(await storeForCommand(), values.channel, moves, conditions);
    console.log(`Everything that ${values.channel} would serve fits together.`);
    return;
  }
  if (moves.length === 0) throw new Refusal(usage);
  const moved = await promoteTogether(await storeForCommand(), values.channel, moves, conditions);
  for (const { app, from, to } of moved) {
    if (from === to) console.log(`${app} ${to} is in ${values.channel} already.`);
    else console.log(`${app}: ${from ?? 'nothing'} -> ${to} in ${values.channel}.`);
  }
});

/** Parses the moves. A version belongs to the app before it. */
function movesIn(words: string[]): Move[] {
  const moves: Move[] = [];
  for (const word of words) {
    const last = moves.at(-1);
    if (!isName('version', word)) moves.push({ app: word });
    else if (last && last.version === undefined) last.version = word;
    else throw new Refusal(usage);
  }
  return moves;
}
