import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** A source file as a script that browsers read: without its types, which become blanks. */
export const browserScript = (path: string): string => stripTypeScriptTypes(readFileSync(path, 'utf8'));
