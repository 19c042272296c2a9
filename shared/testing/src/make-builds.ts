/** Builds what changed into the releases that journeys and budgets look at. */
import { buildsOf } from './product-template.ts';

await buildsOf({});
