import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axios from 'axios';

const root = join(import.meta.dirname, '../../..');
const announced = globSync('*/app.manifest.json', { cwd: root }).flatMap((file) => {
  const { routes } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: { data?: string[] }[] };
  return routes.flatMap(({ data = [] }) => data);
});

/** Values by their names in brackets; those of one list together, as axios gets it. */
function valuesOf(search: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const list = /^(.*)\[\]$/.exec(name)?.[1];
    if (list === undefined) values[name] = value;
    else values[list] = [...(values[list] ?? []), value];
  }
  return values;
}

// Otherwise the browser would ignore the response of the preload hint and request it again.
test.each([...new Set(announced)])('%s is written as the browser writes it', (address) => {
  const [url = '', search = ''] = address.split('?');
  expect(axios.getUri({ url, params: valuesOf(search) })).toBe(address);
});
