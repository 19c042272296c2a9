/** npm run schema: writes src/manifest.schema.json, by which editors check the app.manifest.json of an app. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { manifestSchema } from '../src/manifest-schema.ts';

const file = join(import.meta.dirname, '../src/manifest.schema.json');
const text = JSON.stringify(manifestSchema());
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
