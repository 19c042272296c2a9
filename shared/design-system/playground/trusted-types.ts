interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string | null },
  ): unknown;
}

/** Installs the product's `default` policy of Trusted Types: scripts of this origin, and an empty text as HTML. */
export function installPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError(`Not a script of this site: ${url}`);
    },
    createHTML: (html) => (html === '' ? html : null),
  });
}
