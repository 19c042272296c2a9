/** npm run schema: writes app.manifest.schema.json, by which editors check the app.manifest.json of an app. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { manifestSchema } from './manifest-schema.ts';

const file = join(import.meta.dirname, '../app.manifest.schema.json');
const text = JSON.stringify(manifestSchema());
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
