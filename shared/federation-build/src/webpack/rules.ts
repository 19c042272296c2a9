import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const { resolve } = createRequire(import.meta.url);

/**
 * TypeScript and JSX by swc. Types are not checked here: `npm run typecheck` does that.
 * @param refresh instrument components for hot reload
 */
export function scriptRule({ refresh = false } = {}): RuleSetRule {
  const parse = (tsx: boolean) => ({
    loader: resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx },
        target: 'es2023',
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      },
    },
  });
  return {
    exclude: /node_modules/,
    oneOf: [
      { test: /\.tsx$/, use: parse(true) },
      { test: /\.ts$/, use: parse(false) },
    ],
  };
}

/**
 * Names of CSS classes, the same in the style sheet and in every build that renders the page.
 * @param prefix starts each class name, so that a rule in the page shows its app
 */
const classNames = (prefix: string) => ({
  localIdentName: `${prefix}-[local]-[hash:base64:5]`,
  // One hash for each file rather than for each class: a hash is what compresses worst.
  hashStrategy: 'minimal-subset',
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

/** Style sheets and CSS Modules, extracted to files. */
export function styleRules({ prefix }: { prefix: string }): RuleSetRule[] {
  const use = (modules: false | object) => [
    MiniCssExtractPlugin.loader,
    { loader: resolve('css-loader'), options: { modules, importLoaders: 0, sourceMap: false } },
  ];
  return [
    {
      test: /\.module\.css$/,
      type: 'javascript/auto',
      use: use(classNames(prefix)),
    },
    // A plain style sheet has nothing to import: without this mark tree shaking would drop it.
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      type: 'javascript/auto',
      sideEffects: true,
      use: use(false),
    },
  ];
}

/** Rules for server builds: CSS Modules export their class names, and plain style sheets are empty. */
export function classNameRules({ prefix }: { prefix: string }): RuleSetRule[] {
  const use = (modules: object) => [
    {
      loader: resolve('css-loader'),
      options: { modules: { ...modules, exportOnlyLocals: true }, importLoaders: 0, sourceMap: false },
    },
  ];
  return [
    { test: /\.module\.css$/, type: 'javascript/auto', use: use(classNames(prefix)) },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      type: 'javascript/auto',
      use: use({ mode: 'global', namedExport: false }),
    },
  ];
}

/** Fonts and pictures become files named by their content; `logo.svg?inline` is small and needed at once. */
export const assetRule: RuleSetRule = {
  test: /\.(?:svg|png|webp|avif|woff2)$/,
  oneOf: [{ resourceQuery: /^\?inline$/, type: 'asset/inline' }, { type: 'asset/resource' }],
};

/** Rule for server builds: the addresses of the files in the browser's build. */
export const assetAddressRule: RuleSetRule = {
  test: /\.(?:svg|png|webp|avif|woff2)$/,
  oneOf: [
    { resourceQuery: /^\?inline$/, type: 'asset/inline' },
    { type: 'asset/resource', generator: { emit: false } },
  ],
};
