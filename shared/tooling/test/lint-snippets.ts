/**
 * Lints snippets with the project's ESLint configuration, and reports the forbidden imports. It is a separate process that receives
 * snippets and sends back results: ESLint loads its configuration with `import()`, which Jest's sandbox lacks.
 */
import { join } from 'node:path';
import { ESLint } from 'eslint';

export interface Snippet {
  /** Path from the root of the file that the snippet is linted as. */
  file: string;
  code: string;
}

const root = join(import.meta.dirname, '../../..');
const arrowRules = ['no-restricted-imports', 'no-restricted-syntax', 'import-x/no-relative-packages'];

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => arrowRules.includes(ruleId),
  // These rules need no types; without types, a snippet takes milliseconds.
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
});

async function lint({ file, code }: Snippet): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'syntax'}: ${message}`);
}

process.on('message', (snippets: Snippet[]) => {
  void Promise.all(snippets.map(lint)).then((found) => process.send?.(found));
});
