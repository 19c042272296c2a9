/** The part of citation-js that is used; it brings no types. */
declare module '@citation-js/core' {
  interface CslName {
    given?: string;
    family?: string;
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
    constructor(item: CslItem);
    format(format: 'bibliography', options: { template: string; lang: string; format: 'text' }): string;
    format(format: 'bibtex' | 'ris'): string;
  }
  interface Config {
    '@csl': { styles: { add: (name: string, template: string) => void } };
    '@bibtex': { format: { asciiOnly: boolean } };
  }
  export const plugins: { config: { get: <Name extends keyof Config>(name: Name) => Config[Name] } };
}
declare module '@citation-js/plugin-csl' {}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
