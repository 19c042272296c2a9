/** A new app, created with the same files as the other apps and one page. */
export interface NewApp {
  /** Folder, workspace and release name: `badges`. */
  name: string;
  /** Spanish title of its first page: `Insignias`. */
  title: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const lines = (...text: string[]): string => [...text, ''].join('\n');

/**
 * Returns the name of the first route, which may have letters only: `student-badges` becomes `studentBadgesStart`. A page's chunk has the
 * name of its route, and the app's own name is taken by its entry.
 */
const routeOf = (name: string): string =>
  `${name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Start`;

/** `StudentBadgesStartPage` */
function pageOf(name: string): string {
  const route = routeOf(name);
  return `${route.charAt(0).toUpperCase()}${route.slice(1)}Page`;
}

/** Returns the content of the new app's files, by path in its folder. */
export function newAppFiles(app: NewApp): Record<string, string> {
  const page = pageOf(app.name);
  return {
    ...settingsOf(app),
    'README.md': readmeOf(app),
    'CHANGELOG.md': lines('# Changelog', '', '## 1.0.0', `- The page «${app.title}».`),
    'src/pages.ts': pagesOf(app, page),
    [`src/start/${page}.tsx`]: componentOf(app, page),
    [`src/start/${page}.test.tsx`]: testOf(app, page),
    'test/render.tsx': lines(
      "export * from '@puente/testing/pages/app-pages';",
      "import { openPageOf } from '@puente/testing/pages/app-pages';",
      "import manifest from '../app.manifest.json' with { type: 'json' };",
      "import pages from '../src/pages.ts';",
      '',
      'export const openPage = openPageOf(manifest, pages);',
    ),
    'e2e/start.e2e.ts': journeyOf(app),
  };
}

function settingsOf({ name, title }: NewApp): Record<string, string> {
  return {
    'package.json': json({
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        dev: `node ../shared/tooling/bootstrap.mjs dev ${name}`,
        test: 'jest',
        journeys: `playwright test -c ../shared/testing/playwright/journeys.config.ts --project=${name}`,
        typecheck: 'node ../node_modules/typescript-native/bin/tsc -p .',
        lint: 'oxlint . && eslint .',
      },
      dependencies: { '@puente/design-system': '*', '@puente/platform': '*', react: '19.3.1' },
      devDependencies: { '@puente/testing': '*' },
    }),
    'app.manifest.json': json({
      $schema: '../shared/tooling/app.manifest.schema.json',
      name,
      routes: [{ name: routeOf(name), path: `/${name}`, title }],
      menu: [{ label: title, route: routeOf(name), order: 90 }],
    }),
    'budgets.json': json({ entry: 9, pages: { '*': 9 }, styles: 3 }),
    'tsconfig.json': json({
      extends: '../shared/tooling/typescript/browser.json',
      include: ['src', 'e2e', 'test', '*.ts', '../*/links.d.ts'],
    }),
    'jest.config.mjs': lines(
      "import { browserTests } from '@puente/testing/jest-preset';",
      '',
      'export default browserTests();',
    ),
  };
}

const readmeOf = ({ name, title }: NewApp): string =>
  lines(
    `# ${name}`,
    '',
    `Has the page «${title}» at \`/${name}\`.`,
    '',
    '## Run and test',
    '',
    '```sh',
    `npm run dev -w ${name}        # from source inside the released rest`,
    `npm test -w ${name}           # unit tests`,
    `npm run journeys -w ${name}   # on the released build`,
    `npm run budget -- ${name}     # holds it to its budgets.json`,
    '```',
    '',
    '## Map',
    '',
    '- `app.manifest.json`: routes, guards and menu. `src/pages.ts`: the component of each route.',
    '- `src/start/`: the first page. `test/`, `e2e/`: how tests open a page; journeys.',
    '',
    '## Common changes',
    '',
    '**Add a page.** A route in `app.manifest.json`, a line in `src/pages.ts`, `npm run links`.',
    '',
    '**Change a guard or the menu.** In `app.manifest.json`.',
    '',
    '**Raise a budget.** In `budgets.json`, in a commit that says why.',
    '',
    '## Footguns',
    '',
    '- Only `src/pages.ts` names components: what it imports directly is part of every page.',
  );

const pagesOf = ({ name }: NewApp, page: string): string =>
  lines(
    "import { definePages } from '@puente/platform/pages';",
    '',
    `export default definePages('${name}', {`,
    `  ${routeOf(name)}: { load: () => import(/* webpackChunkName: "${routeOf(name)}" */ './start/${page}.tsx') },`,
    '});',
  );

const componentOf = ({ name, title }: NewApp, page: string): string =>
  lines(
    "import { PageHeader } from '@puente/design-system/heading';",
    "import { Container } from '@puente/design-system/layout';",
    "import { useReady } from '@puente/platform/ui';",
    '',
    `/** /${name} */`,
    `export default function ${page}() {`,
    '  useReady(true);',
    '  return (',
    '    <Container>',
    `      <PageHeader title="${title}" />`,
    '    </Container>',
    '  );',
    '}',
  );

const testOf = ({ name, title }: NewApp, page: string): string =>
  lines(
    "import { heading, openPage } from '../../test/render.tsx';",
    '',
    `it('${page} shows its title', async () => {`,
    `  await openPage('/${name}');`,
    `  await heading('${title}');`,
    '});',
  );

const journeyOf = ({ name, title }: NewApp): string =>
  lines(
    "import { expect, test } from '@puente/testing/journey';",
    "import { lookOver } from '@puente/testing/look-over';",
    '',
    "test('a visitor opens the page from the menu, and axe finds nothing', async ({ person }) => {",
    '  const { page, problems } = await person();',
    "  await page.goto('/');",
    `  await page.getByRole('navigation').getByRole('link', { name: '${title}' }).first().click();`,
    `  await page.getByRole('heading', { name: '${title}', level: 1 }).waitFor();`,
    `  expect([...(await lookOver(page, '/${name}')), ...problems]).toEqual([]);`,
    '});',
  );
