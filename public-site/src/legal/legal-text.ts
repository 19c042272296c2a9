import type { OwnerSupplied } from '@puente/contract/brand';

/** A legal page as data: the texts are edited here, how they look is decided in LegalPage. */
export interface LegalText {
  title: string;
  lead: string;
  /** The version in force, then those before it. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
  sections: readonly LegalSection[];
}

export interface LegalVersion {
  /** Since when, yyyy-MM-dd. */
  date: string;
  /** What it changed, in a sentence. */
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
  /** Things with a name and the same facts about each: the cookies, one by one. */
  | { kind: 'facts'; items: readonly { name: string; facts: Readonly<Record<string, string>> }[] }
  /** The button that opens the cookie preferences. */
  | { kind: 'consent' }
  /** What only the owner can supply. Without any value the whole block, introduction included, is left out. */
  | { kind: 'owner'; intro: string; items: readonly { label: string; value: OwnerSupplied }[] };

/** A sentence, or a sentence with links in it. */
export type RichText =
  string | readonly (string | { label: string; route: LegalRoute } | { label: string; url: string })[];

/** Pages that the texts lead to. A page that the release set lacks is named without a link. */
type LegalRoute = 'legalNotice' | 'privacy' | 'cookies' | 'terms' | 'contact' | 'openData' | 'matchRules';
