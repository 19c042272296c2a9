import { existsSync } from 'node:fs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { arrows, facades } from './architecture.mjs';

/** One rule set per workspace: what it may not import, and which library it reaches only through a facade. */
const boundaries = Object.entries(arrows).map(([folder, allowed]) => {
  const forbidden = Object.entries(arrows)
    .filter(([other]) => other !== folder && !allowed.includes(other))
    .map(([other]) => packageOf(other));
  return {
    files: [`${folder}/src/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...forbidden.map((name) => ({
              regex: `^${name}(/|$)`,
              message: `${folder} may not know ${name}: see the arrows in architecture.mjs.`,
            })),
            ...facades
              .filter(({ only }) => !only.includes(folder))
              .map(({ library, use }) => ({ regex: `^${library}$`, message: `Use ${use} instead of ${library}.` })),
          ],
        },
      ],
    },
  };
});

function packageOf(folder) {
  const name = folder.split('/').at(-1);
  return folder.includes('/') ? `@puente/${name}` : name;
}

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.cache/**', 'data*/**', '**/node_modules/**', '**/*.generated.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-relative-packages': 'error',
      'import-x/no-cycle': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, hooks.configs.flat['recommended-latest'] ?? hooks.configs['recommended-latest']],
  },
  {
    files: ['**/*.{test,e2e}.{ts,tsx}', '**/e2e/**', '**/test/**', 'testing/**', 'bench/**', 'scripts/**', 'deploy/**/main.ts', 'deploy/**/cli/**'],
    // Journeys and tools stand over the whole product: the arrows are for what is shipped.
    rules: { 'no-console': 'off', 'import-x/no-relative-packages': 'off' },
  },
  {
    // Tests of every workspace share what the root has for them, in testing/; what is shipped goes through packages.
    files: ['**/e2e/**', '**/test/**'],
    rules: { 'import-x/no-relative-packages': 'off' },
  },
  ...boundaries.filter(({ files }) => existsSync(files[0].split('/src/')[0])),
);
