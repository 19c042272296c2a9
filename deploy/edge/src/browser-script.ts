import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** Turns a source file into a browser script: its types are replaced with blanks. */
export const browserScript = (path: string): string => stripTypeScriptTypes(readFileSync(path, 'utf8'));
