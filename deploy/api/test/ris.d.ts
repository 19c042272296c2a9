/** The part of @customcommander/ris that the tests use; the package has no types. */
declare module '@customcommander/ris' {
  interface RisPerson {
    last_name: string;
    first_name: string;
    suffix: string;
  }
  interface RisDate {
    year: string;
    month: string;
    day: string;
  }
  export interface RisRecord {
    TY: [string];
    AU?: RisPerson[];
    DA: [RisDate];
    M3: [string];
    PB?: [string];
    TI: [string];
    UR: [string];
  }
  const ris: { read: (text: string) => RisRecord[] };
  export default ris;
}
