import { openStore } from '../data-directory.ts';
import { isName } from '../names.ts';
import { promoteTogether, type Move } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import { readArguments, run } from './command.ts';

const usage =
  'Usage: promote <app> [version] [<app> [version]…] [--channel production]; all named apps move together.';

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    channel: { type: 'string', default: 'production' },
  });
  const moved = await promoteTogether(openStore(), values.channel, movesIn(positionals));
  for (const { app, from, to } of moved) {
    if (from === to) console.log(`${app} ${to} is in ${values.channel} already.`);
    else console.log(`${app}: ${from ?? 'nothing'} -> ${to} in ${values.channel}.`);
  }
});

/** A version belongs to the app before it. */
function movesIn(words: string[]): Move[] {
  const moves: Move[] = [];
  for (const word of words) {
    const last = moves.at(-1);
    if (!isName('version', word)) moves.push({ app: word });
    else if (last && last.version === undefined) last.version = word;
    else throw new Refusal(usage);
  }
  if (moves.length === 0) throw new Refusal(usage);
  return moves;
}
