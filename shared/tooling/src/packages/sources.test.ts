import { withCompiledEndings } from './sources.ts';

it('relative paths of TypeScript get the ending of the compiled file', () => {
  const text = "import './a.ts'; import('../b/C.tsx'); here('./d.ts');";
  expect(withCompiledEndings(text)).toBe("import './a.js'; import('../b/C.js'); here('./d.js');");
});

it.each([
  "import '@puente/contract/a.ts';",
  "import './globals.d.ts';",
  "import './a.module.css';",
  "import './logo.svg?inline';",
])('%s stays as it is', (text) => expect(withCompiledEndings(text)).toBe(text));
