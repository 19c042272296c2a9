/** The part of citation-js that is used; the package has no types. */
declare module '@citation-js/core' {
  export interface CslName {
    given?: string;
    family?: string;
    'non-dropping-particle'?: string;
  }
  /** One reference in CSL-JSON. */
  export interface CslItem {
    id: string;
    type: 'thesis';
    title: string;
    author: CslName[];
    issued: { 'date-parts': number[][] };
    publisher?: string;
    genre: string;
    URL: string;
  }
  export class Cite {
    /** @param item a reference, or the text of a file of references */
    constructor(item: CslItem | string, options?: { forceType: '@ris/file' | '@biblatex/text' });
    data: CslItem[];
    format(format: 'bibliography', options: { template: string; lang: string; format: 'text' }): string;
    format(format: 'ris', options: { format: 'object' }): Record<string, string | string[]>[];
  }
  interface Config {
    '@csl': { styles: { add: (name: string, template: string) => void } };
  }
  export const plugins: { config: { get: <Name extends keyof Config>(name: Name) => Config[Name] } };
}
declare module '@citation-js/plugin-csl' {}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
