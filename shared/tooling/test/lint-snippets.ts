/**
 * Says which arrows snippets break, with the project's own ESLint configuration. A process of its own, which is sent
 * snippets and sends back what was found: ESLint loads its configuration with `import()`, which Jest's sandbox lacks.
 */
import { join } from 'node:path';
import { ESLint } from 'eslint';

export interface Snippet {
  /** Where the code stands: a file of a workspace, from the root. */
  file: string;
  code: string;
}

const root = join(import.meta.dirname, '../../..');
const arrowRules = ['no-restricted-imports', 'no-restricted-syntax', 'import-x/no-relative-packages'];

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => arrowRules.includes(ruleId),
  // These rules read no types; without them a snippet takes milliseconds.
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
});

async function lint({ file, code }: Snippet): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'syntax'}: ${message}`);
}

process.on('message', (snippets: Snippet[]) => {
  void Promise.all(snippets.map(lint)).then((found) => process.send?.(found));
});
