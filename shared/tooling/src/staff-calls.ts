/** `npm run staff-calls`: lists the calls that only staff may make, with the pages that make them. */
import { root } from './children.ts';
import { CannotStart, main } from './preconditions.ts';
import { staffCallPages } from './staff-call-pages.ts';

const usage = `npm run staff-calls

Lists every call that only staff may make, and the pages that make it. Fails when a call has no page.`;

await main(usage, () => {
  const found = staffCallPages(root);
  const width = Math.max(...found.map(({ name }) => name.length));
  for (const { name, pages } of found)
    console.log(`${name.padEnd(width)}  ${pages.join(', ') || '– no page –'}`);
  const without = found.filter(({ pages }) => pages.length === 0);
  if (without.length > 0) throw new CannotStart(`${without.length} of ${found.length} calls have no page.`);
  console.log(`\n${found.length} calls, each with a page.`);
  return Promise.resolve();
});
