/** `npm run test:long [step…]`: what is worth minutes, but not at every change. */
import { main } from './preconditions.ts';
import { jest, runSteps, type Step } from './steps.ts';

const steps: Step[] = [
  { name: 'hot reload', args: [...jest, 'dev.e2e'], cwd: 'testing/long' },
  { name: 'wide picture matrix', args: [...jest, 'pictures.e2e'], cwd: 'testing/long' },
];

await main(() => runSteps(steps, process.argv.slice(2)));
