import type { OwnerSupplied } from '@puente/contract/brand';

/** A legal page as data. Texts are edited here; LegalPage renders them. */
export interface LegalText extends FrozenText {
  /** Route of the page with the current version. */
  route: LegalPageRoute;
  /** The current version, followed by earlier ones. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
}

/** Words of a version, as readers read them while it is or was in force. */
export interface FrozenText {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** Pages of legal texts. */
export type LegalPageRoute = 'legalNotice' | 'privacy' | 'cookies' | 'terms' | 'accessibility';

export interface LegalVersion {
  /** Effective date, yyyy-MM-dd. */
  date: string;
  /** Summary of the changes, in a sentence. */
  changes: string;
}

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { kind: 'text'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  /** Named items with the same facts about each, for example cookies. */
  | { kind: 'facts'; items: readonly { name: string; facts: Readonly<Record<string, string>> }[] }
  /** Button that opens the cookie preferences. */
  | { kind: 'consent' }
  /** Facts that only the owner can supply. Without any value the whole block is left out, including its introduction. */
  | { kind: 'owner'; intro: string; items: readonly { label: string; value: OwnerSupplied }[] };

/** A sentence, optionally with links. */
export type RichText =
  string | readonly (string | { label: string; route: LegalRoute } | { label: string; url: string })[];

/** Pages that the texts can link to. Pages missing in the release set are named without a link. */
type LegalRoute = 'legalNotice' | 'privacy' | 'cookies' | 'terms' | 'contact' | 'openData' | 'matchRules';
