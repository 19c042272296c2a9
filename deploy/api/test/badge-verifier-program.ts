import { verifyCredential } from '@digitalcredentials/verifier-core';

/**
 * Verifies a badge with a third party's program (MIT, Digital Credentials Consortium), in a process of its own: it keeps
 * what it has read. Addresses of the product lead to the tested server; every other request fails.
 */
const { BADGE = '', PUBLIC_URL = '', API_ADDRESS = '' } = process.env;

const requestOf = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith(`${PUBLIC_URL}/`)) return Promise.reject(new TypeError('There is no network.'));
  return requestOf(`${API_ADDRESS}${url.slice(PUBLIC_URL.length)}`, init);
};
// It reports there that the schema of badges is out of reach.
console.error = () => undefined;
console.log = () => undefined;

type Credential = Parameters<typeof verifyCredential>[0]['credential'];
const result = await verifyCredential({
  credential: JSON.parse(BADGE) as Credential,
  knownDIDRegistries: [],
});
process.stdout.write(
  JSON.stringify({
    steps: Object.fromEntries((result.log ?? []).map(({ id, valid, error }) => [id, error?.name ?? valid])),
    errors: (result.errors ?? []).map(({ name }) => name),
  }),
);
process.disconnect();
