/**
 * Third-party scripts that the shell may load with the user's consent. The edge embeds them in the HTML as `<script type="application/json"
 * id="third-parties">`. Without settings, the element is missing and nothing is loaded.
 */
export type ThirdParties = Partial<Record<ThirdPartyKind, ThirdParty>>;

export const thirdPartyKinds = ['analytics', 'recording', 'chat'] as const;
export type ThirdPartyKind = (typeof thirdPartyKinds)[number];

export interface ThirdParty {
  script: string;
  /** Addresses that the script may load in turn. A trailing slash allows everything below. */
  loads: string[];
}

export const thirdPartiesElementId = 'third-parties';
