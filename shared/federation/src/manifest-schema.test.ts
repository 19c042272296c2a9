import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestSchema } from './manifest-schema.ts';

it('is what manifest.schema.json says; if not, run npm run schema -w @puente/federation', () => {
  const written: unknown = JSON.parse(readFileSync(join(__dirname, 'manifest.schema.json'), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(manifestSchema())));
});
