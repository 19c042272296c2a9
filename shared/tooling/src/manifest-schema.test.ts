import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestSchema } from './manifest-schema.ts';

it('is what app.manifest.schema.json says; if not, run npm run schema -w @puente/tooling', () => {
  const written: unknown = JSON.parse(readFileSync(join(__dirname, '../app.manifest.schema.json'), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(manifestSchema())));
});
