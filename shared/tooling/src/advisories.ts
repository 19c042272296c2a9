/**
 * `npm run advisories`: reports known advisories against libraries that the servers or browsers run. If the registry does not answer, it
 * reports that and succeeds, because nothing is known then.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Advice, readAudit } from './audit-report.ts';
import { root } from './children.ts';
import { main } from './preconditions.ts';

const usage = `npm run advisories

Asks the package registry for known vulnerabilities of what is installed without development tools.
Ends with 1 when one is high or critical; when the registry does not answer, says so and ends with 0.`;

await main(usage, async () => {
  const { asked, found } = readAudit(await audit());
  if (asked !== true) {
    // GitHub shows a line of this form at the top of the run; elsewhere it reads as it is.
    console.log(`::warning::Advisories were not checked: ${asked}`);
    return;
  }
  for (const advice of found) console.log(sentence(advice));
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  console.log(`${found.length} libraries with an advisory, ${grave.length} of them high or critical.`);
  if (grave.length > 0) process.exitCode = 1;
});

const sentence = ({ library, severity, title }: Advice): string => `${library} (${severity}): ${title}`;

/** npm ends with 1 as soon as it finds anything: its output counts. */
async function audit(): Promise<string> {
  try {
    return (await promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], { cwd: root })).stdout;
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? '';
  }
}
