/** Development only: gives the apps the shell's refresh runtime. Must run before React does. */
import * as refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(globalThis);
globalThis.__REACT_REFRESH__ = refresh;
