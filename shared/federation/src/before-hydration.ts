export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Input of a visitor to a server-rendered page before its code was loaded. A script in the HTML records it
 * (`deploy/edge/src/early-input/in-page.ts`), and the shell repeats it after hydration (`shell/src/early-input.ts`).
 */
export interface EarlyInput {
  /** Last value of each changed field; for checkboxes and radio buttons whether they are checked. */
  values: Map<EarlyField, string | boolean>;
  /** Pressed elements and submitted forms in their order, each with its last event. */
  presses: Map<HTMLElement, Event>;
  /** Ends the recording of presses: React handles them from the start of hydration. */
  hydrating: AbortController;
  /** Ends the recording of values. */
  hydrated: AbortController;
}

declare global {
  /** Undefined on pages that the server did not render. */
  var earlyInput: EarlyInput | undefined;
  /**
   * Resolves once the style sheets that a server-rendered page announces are applied, or those of its app did not come in time. Never
   * without those of the shell. A script in the HTML applies them (`deploy/edge/src/late-styles/in-page.ts`). Undefined on pages that
   * announce none.
   */
  var lateStyles: Promise<unknown> | undefined;
}
