/**
 * Third-party scripts that the shell may load once the user has agreed, inlined by the edge in the HTML as
 * `<script type="application/json" id="third-parties">`. Without settings there is no such element, and nothing to load.
 */
export type ThirdParties = Partial<Record<ThirdPartyKind, ThirdParty>>;

export const thirdPartyKinds = ['analytics', 'recording', 'chat'] as const;
export type ThirdPartyKind = (typeof thirdPartyKinds)[number];

export interface ThirdParty {
  script: string;
  /** What that script may load in turn: addresses, or with a slash at the end everything below. */
  loads: string[];
}

export const thirdPartiesElementId = 'third-parties';
