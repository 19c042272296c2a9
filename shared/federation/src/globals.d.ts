/* eslint-disable no-var -- a property of globalThis can be declared in no other way */
/** Set by the shell's first module, used by the style loading of every build. */
declare var __puenteAdmitStyle: (link: HTMLLinkElement) => void;
/** The core of the federation runtime: the shell's copy, from which the apps take theirs. */
declare var _FEDERATION_RUNTIME_CORE: unknown;
declare var __zod_globalConfig: { jitless?: boolean } | undefined;
/** The refresh runtime of the shell's development build. */
declare var __REACT_REFRESH__: unknown;
/** Name of the app (or `shell`) that this build is of. */
declare const __APP_NAME__: string;

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: typeof globalThis): void;
}
