import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { preloadComboBox } from './combobox/index.ts';
import { exampleSections } from './example-sections.ts';

const table = exampleSections.flatMap(({ name, examples }) =>
  examples.map((example) => ({ title: `${name}: ${example.name}`, Example: example.render })),
);

test.each(table)('$title shows something', async ({ Example }) => {
  const { container } = render(<Example />);
  // The combobox loads in a separate chunk, and lists with their first page.
  await act(async () => {
    await preloadComboBox();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

  expect(container).not.toBeEmptyDOMElement();
});

test('every examples file is in the playground', () => {
  const files = readdirSync(join(__dirname), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.examples.tsx'),
  );
  expect(exampleSections).toHaveLength(files.length);
});
