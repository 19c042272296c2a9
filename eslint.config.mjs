import jsxA11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { arrows, facades, tools } from './shared/tooling/architecture.mjs';

const tests = ['**/*.{test,e2e}.{ts,tsx}', '**/e2e/**', '**/long/**', '**/test/**'];

const toolPackages = tools.map(packageOf).map((name) => ({
  regex: `^${name}(/|$)`,
  message: `${name} is for tests and developers: nothing that is shipped may know it.`,
}));

/** One rule set per workspace: what it may not import, and which library it reaches only through a facade. */
const boundaries = Object.keys(arrows).flatMap((folder) => {
  const files = [`${folder}/src/**/*.{ts,tsx}`];
  const forbidden = [...foreignPackages(folder), ...hiddenLibraries(folder)];
  return [
    { files, rules: refuseImports(forbidden) },
    { files, ignores: tests, rules: refuseImports([...forbidden, ...toolPackages]) },
  ];
});

function refuseImports(patterns) {
  return {
    'no-restricted-imports': ['error', { patterns }],
    // The rule above does not look at `import('…')`, neither as a value nor as a type.
    'no-restricted-syntax': [
      'error',
      ...patterns.map(({ regex, message }) => ({
        selector: `:matches(ImportExpression, TSImportType) Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
        message,
      })),
    ],
  };
}

function foreignPackages(folder) {
  return Object.keys(arrows)
    .filter((other) => other !== folder && !arrows[folder].includes(other))
    .map(packageOf)
    .map((name) => ({
      regex: `^${name}(/|$)`,
      message: `${folder} may not know ${name}: see the arrows in architecture.mjs.`,
    }));
}

function hiddenLibraries(folder) {
  return facades
    .filter(({ only }) => !only.includes(folder))
    .map(({ library, use }) => ({ regex: `^${library}$`, message: `Use ${use} instead of ${library}.` }));
}

function packageOf(folder) {
  const name = folder.split('/').at(-1);
  return folder.includes('/') ? `@puente/${name}` : name;
}

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.cache/**', 'data*/**', '**/node_modules/**', '**/*.generated.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types or other files than their own are Oxlint's: see .oxlintrc.json.
    extends: [...tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import-x/no-relative-packages': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A test file lists the cases of one subject: it may be longer before it is split.
    files: tests,
    rules: { 'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      jsxA11y.flatConfigs.strict,
      hooks.configs.flat['recommended-latest'] ?? hooks.configs['recommended-latest'],
    ],
  },
  {
    files: [...tools.map((folder) => `${folder}/**`), ...tests, 'deploy/**/main.ts', 'deploy/**/cli/**'],
    rules: { 'no-console': 'off' },
  },
  ...boundaries,
);
