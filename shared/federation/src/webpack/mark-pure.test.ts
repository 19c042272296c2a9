import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import markPure from './mark-pure.ts';

it('says that contexts and components made at the top are missed by nobody', () => {
  expect(
    markPure(
      'var NavLink = React10.forwardRef(\n  function NavLinkWithRef() {}\n);\nNavLink.displayName = "NavLink";\n',
    ),
  ).toBe('var NavLink = /* @__PURE__ */ React10.forwardRef(\n  function NavLinkWithRef() {}\n);\n\n');
});

it('says the same of a component that is given its context afterwards', () => {
  const source =
    'var Boundary = class extends React2.Component {\n  render() {\n    return null;\n  }\n};\nBoundary.contextType = RSCRouterContext;\n';
  expect(markPure(source)).toBe(
    'var Boundary = /* @__PURE__ */ (() => Object.assign(class extends React2.Component {\n  render() {\n    return null;\n  }\n}, { contextType: RSCRouterContext }))();\n',
  );
});

it('leaves everything else as it is', () => {
  const source =
    'var useOptimistic = React3[USE_OPTIMISTIC];\nconst name = Page.displayName;\nregister(React.memo(Page));\n';
  expect(markPure(source)).toBe(source);
});

it('still finds something to do in the react-router that is installed', () => {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../platform/package.json'));
  const folder = join(dirname(resolve('react-router/package.json')), 'dist/production');
  const chunks = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const code = chunks.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const marked = (text: string) => text.split('= /* @__PURE__ */ React').length - 1;
  expect(marked(markPure(code)) - marked(code)).toBeGreaterThan(10);
  expect(code).toContain('.contextType = ');
  expect(markPure(code)).not.toMatch(/^\w+\.contextType = /m);
});
