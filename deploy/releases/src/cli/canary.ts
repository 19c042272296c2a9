import { endCanary, startCanary } from '../canaries.ts';
import { type Audience, audienceText, canaryFigures, canaryText, sumOf } from '../canary.ts';
import { figureText, rateText } from '../canary-verdict.ts';
import { openStore } from '../data-directory.ts';
import { Refusal } from '../refusal.ts';
import { SignatureRefused } from '../signatures.ts';
import {
  conditionsOf,
  noteOf,
  noteOptions,
  promotionOptions,
  readArguments,
  run,
  storeForCommand,
} from './command.ts';

const usage = `Usage: canary <app> [version] --share 5 | --staff, or canary --status | --end
[--channel production] [--api http://…] [--why "…"] [--force "reason"];
a share of the visitors in per cent, or the staff only, gets another version of one app. Named again it only changes who
gets it. It needs the checks of a promotion. The edges take it back when its figures are beyond the limits (canary-limits.ts); promote and rollback end it.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    ...noteOptions,
    ...promotionOptions,
    share: { type: 'string' },
    staff: { type: 'boolean', default: false },
    status: { type: 'boolean', default: false },
    end: { type: 'boolean', default: false },
  });
  const [app, version, ...rest] = positionals;
  const audience = audienceIn(values);
  const asked = [values.status, values.end, audience !== undefined].filter(Boolean);
  if (asked.length !== 1 || rest.length > 0 || (app === undefined) !== (audience === undefined))
    throw new Refusal(usage);
  if (values.status) return status(values.channel);
  const store = await storeForCommand();
  if (app === undefined || audience === undefined) {
    const ended = await endCanary(store, values.channel, noteOf(values)).catch(async (error: unknown) => {
      if (!(error instanceof SignatureRefused)) throw error;
      await store.canaries.write(values.channel, undefined, undefined);
      throw new Refusal(`${error.message} It was removed: servers have not served it.`);
    });
    if (!ended) throw new Refusal(`There is no canary in ${values.channel}.`);
    console.log(`${values.channel}: end of the ${canaryText(ended)}.`);
    return;
  }
  const plan = { app, version, audience };
  const canary = await startCanary(store, values.channel, plan, await conditionsOf(values));
  console.log(`${values.channel}: ${canaryText(canary)}, instead of ${canary.instead}.`);
});

function audienceIn({ share, staff }: { share?: string | undefined; staff: boolean }): Audience | undefined {
  if (staff === (share !== undefined)) return staff ? refused() : undefined;
  if (staff) return 'staff';
  const percent = Number(share);
  return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? percent : refused();
}

function refused(): never {
  throw new Refusal(`The share is a whole number from 1 to 99, or --staff.\n${usage}`);
}

async function status(channel: string): Promise<void> {
  const store = openStore();
  const canary = await store.canaries.read(channel);
  if (!canary) {
    console.log(
      `There is no canary in ${channel}. \`npm run releases -- --history\` says how the last one ended.`,
    );
    return;
  }
  const { revision } = await store.readChannel(channel);
  console.log(`${channel}: ${canary.app} ${canary.version} for ${audienceText(canary.audience)}`);
  console.log(`instead of ${canary.instead}, since ${canary.since}`);
  if (canary.revision !== revision)
    console.log(`Not served: ${channel} has changed. End it and start it again.`);
  const sum = sumOf(await store.canaries.counts(channel, canary.id));
  const row = (name: string, one: string, other: string) =>
    console.log(`  ${name.padEnd(14)}${one.padEnd(24)}${other}`);
  row('', 'canary', 'current');
  for (const figure of canaryFigures)
    row(figureText(figure), rateText(sum.canary[figure]), rateText(sum.current[figure]));
}
