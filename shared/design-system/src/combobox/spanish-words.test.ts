import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../..');
// The words are functions too, as Node reads them: this test's compiler would write them otherwise.
const print =
  "import('./scripts/spanish-words-module.ts').then((module) => process.stdout.write(module.spanishWordsModule()))";

it('are what react-aria says: otherwise run npm run spanish-words', () => {
  const written = execFileSync(process.execPath, ['-e', print], { cwd: workspace, encoding: 'utf8' });
  expect(readFileSync(join(__dirname, 'spanish-words.generated.ts'), 'utf8')).toBe(written);
});
