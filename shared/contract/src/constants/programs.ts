import type { Province } from './provinces.ts';

/** Programs: code -> label (specification §9). The three universities of 'Emprende TFG' have a code each. */
export const programs = {
  data: 'Data y tech',
  social: 'Social',
  business: 'Empresa',
  usc: 'Emprende TFG',
  udc: 'Emprende TFG',
  vigo: 'Emprende TFG',
  ecoembes: 'TFG Circular 25/26',
} as const;

export type ProgramCode = keyof typeof programs;
export const programCodes = Object.keys(programs) as [ProgramCode, ...ProgramCode[]];

/** Universities that campaigns name by a code (§9). */
export const universityCodes = {
  udc: 'Universidad de A Coruña',
  usc: 'Universidad de Santiago de Compostela',
  vigo: 'Universidad de Vigo',
} as const;

const galicia = ['A Coruña', 'Lugo', 'Ourense', 'Pontevedra'] as const satisfies readonly Province[];

/** Provinces of the region that a program is of (§9: 'Galicia regional'). The other programs are of no region. */
export const programRegions: Readonly<Partial<Record<string, readonly Province[]>>> = {
  udc: galicia,
  usc: galicia,
  vigo: galicia,
};

/** Default title of a campaign's banner (§2, registration). */
export const defaultCampaignTitle = 'EmpleaTFG';
