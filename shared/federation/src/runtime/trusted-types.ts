interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/** The one script that stands outside the published files: its address says over what it may watch. */
export const serviceWorkerPath = '/service-worker.js';

/**
 * The `default` Trusted Types policy: only our own published files may become scripts. Federation and webpack
 * assign plain strings to `script.src`, which a page under `require-trusted-types-for 'script'` else refuses.
 */
export function installScriptPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
}

/** @throws TypeError for an address that is not one of our published files */
export function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const ours = pathname.startsWith('/assets/') || pathname === serviceWorkerPath;
  if (origin === location.origin && ours) return url;
  throw new TypeError(`Not a script of this site: ${url}`);
}
