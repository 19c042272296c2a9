import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from '../openapi/document.ts';

/** `npm run openapi -w @puente/api`: writes openapi.json, which is served and committed. `--print` only prints it. */
const text = `${JSON.stringify(await describeApi(), null, 1)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else await writeFile(join(import.meta.dirname, '../../openapi.json'), text);
