import { main } from '@puente/tooling/preconditions';
import { buildsOf } from './product-template.ts';

const usage = `npm run builds

Builds what changed into the releases that journeys and budgets look at.`;

await main(usage, async () => void (await buildsOf({})));
