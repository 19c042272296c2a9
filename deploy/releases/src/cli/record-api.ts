import { checkContract } from '../check-records.ts';
import { Refusal } from '../refusal.ts';
import { readApis, servedApi } from '../served-api.ts';
import { readArguments, recordApis, run, storeForCommand } from './command.ts';

const usage = `Usage: record-api [http://…] [--channel production];
records what the API serves. Promotions without --api are compared with it. The address is API_ORIGIN when left out.
An API that broke the recorded contract without a step of its version is refused.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    channel: { type: 'string', default: 'production' },
  });
  const [origin = process.env['API_ORIGIN'] ?? '', ...rest] = positionals;
  if (origin === '' || rest.length > 0) throw new Refusal(usage);
  const apis = await readApis(origin);
  const store = await storeForCommand();
  checkContract((await store.recordedApis(values.channel)).map(servedApi), apis);
  await recordApis(store, values.channel, apis);
  for (const { origin: read, calls } of apis)
    console.log(`Recorded for ${values.channel}: ${calls.size} calls of the API at ${read}.`);
});
