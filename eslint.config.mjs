import { env } from 'node:process';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import jsdoc from 'eslint-plugin-jsdoc';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import hooks from 'eslint-plugin-react-hooks';
import importX from 'eslint-plugin-import-x';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { arrows, facades, tools } from './shared/tooling/architecture.mjs';

const tests = ['**/*.{test,e2e}.{ts,tsx}', '**/e2e/**', '**/long/**', '**/test/**'];

const kits = '^@puente/testing/pages/app-pages$|^(?:\\.{1,2}/)+test/';

const toolPackages = tools.map(packageOf).map((name) => ({
  regex: `^${name}(/|$)`,
  message: `${name} is for tests and developers: nothing that is shipped may know it.`,
}));

const typedInAddress = {
  selector: 'JSXOpeningElement[name.name="form"]',
  message: 'Use Form of @puente/design-system/field: nothing that is typed may stand in an address.',
};

const lateFocus = {
  selector:
    'CallExpression[callee.name="useEffect"] CallExpression:matches([callee.property.name="focus"], [callee.name="setFocus"]):not(CallExpression[callee.name="useEffect"] > :function :function *)',
  message: 'Use useLayoutEffect: until an effect runs the focus is lost, and so is a key that is pressed.',
};

const conditional = 'JSXExpressionContainer[expression.type=/^(Conditional|Logical)Expression$/]';
const alone =
  'A browser that translates the page puts other nodes in the place of a text: React no longer finds what it inserts before, or takes away. ';
const besideText = [
  {
    selector: `${conditional} ~ :matches(JSXText[value=/\\S/], JSXExpressionContainer[expression.type="TemplateLiteral"])`,
    message: `${alone}Make it one text with what comes and goes before it, or give it an element of its own.`,
  },
  {
    selector:
      ':matches(JSXElement, JSXFragment):not(:has(> JSXElement)) > JSXExpressionContainer:not([expression.type="JSXEmptyExpression"]):matches(JSXText[value=/\\S/] ~ *, :has(~ JSXText[value=/\\S/]))',
    message: `${alone}A value that changes would stay as it was: make it one text, {\`…\`}.`,
  },
  {
    selector: ':matches(LogicalExpression, ConditionalExpression) > JSXFragment > JSXText[value=/\\S/]',
    message: `${alone}Give it an element of its own.`,
  },
  {
    selector:
      ':matches(JSXElement, JSXFragment):has(> JSXElement) > JSXExpressionContainer > ConditionalExpression > :matches(Literal[value=/./], TemplateLiteral).consequent',
    message: `${alone}Beside other elements it would stay as it was: give it one of its own.`,
  },
  {
    selector: `${conditional} ~ JSXExpressionContainer > Identifier[name="children"]`,
    message: `${alone}Children may be a text: give them an element of their own.`,
  },
  {
    selector:
      ':matches(JSXElement, JSXFragment)[children.length>1] > JSXExpressionContainer > LogicalExpression[operator="&&"] > :matches(Literal, TemplateLiteral).right',
    message: `${alone}Give it an element of its own.`,
  },
];

/** One rule set per workspace: what it may not import, and which library it reaches only through a facade. */
const boundaries = Object.keys(arrows).flatMap((folder) => {
  const files = [`${folder}/src/**/*.{ts,tsx}`];
  const forbidden = [...foreignPackages(folder), ...hiddenLibraries(folder)];
  return [
    { files, rules: refuseImports(forbidden) },
    {
      files,
      ignores: tests,
      rules: refuseImports([...forbidden, ...toolPackages], [typedInAddress, lateFocus, ...besideText]),
    },
  ];
});

function refuseImports(patterns, syntax = []) {
  return {
    'no-restricted-imports': ['error', { patterns }],
    // The rule above does not look at `import('…')`, neither as a value nor as a type.
    'no-restricted-syntax': [
      'error',
      ...syntax,
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
    plugins: { 'import-x': importX, 'simple-import-sort': importSort, jsdoc, regexp },
    rules: {
      'jsdoc/match-description': [
        'error',
        {
          contexts: ['any'],
          mainDescription: {
            match: '^(?!(?:What|Who|Whom|Whose|Which|Where|When|Whether|How|Why|That)\\b)[\\s\\S]*',
            message: 'Begin with a verb or a noun phrase: "Tells whether …", "Number of …", "Address of …".',
          },
        },
      ],
      'simple-import-sort/imports': [
        'error',
        // Test kits replace modules with fakes, which whatever is imported later must get.
        { groups: [['^\\u0000', kits, '^node:', '^@?\\w', '^@puente/', '^\\.']] },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import-x/no-relative-packages': 'error',
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Code that reads the input of others. This rule runs each expression on hostile texts and finds what the two rules above
    // cannot see. It takes long, so only `npm run test:long` sets REDOS.
    files: ['deploy/{api,edge}/src/**/*.ts', 'shared/{contract,client}/src/**/*.ts'],
    // These read only our own sources and texts.
    ignores: [...tests, 'deploy/api/src/{cli,openapi,seed}/**'],
    plugins: { redos },
    // The same texts each time: what it finds must not depend on luck.
    rules: env['REDOS']
      ? { 'redos/no-vulnerable': ['error', { ignoreErrors: true, timeout: 10_000, randomSeed: 1 }] }
      : {},
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
