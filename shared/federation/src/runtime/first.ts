/**
 * The first module of the shell's entry (webpack/shell.ts of the build puts it there): what has to be in place
 * before any other module of the page runs.
 */
import { admitStyle } from './styles.ts';
import { installScriptPolicy } from './trusted-types.ts';

// zod would probe for `new Function`, which the content security policy reports as a violation.
globalThis.__zod_globalConfig = { jitless: true };
globalThis.__puenteAdmitStyle = (link) => admitStyle(link);
installScriptPolicy();
