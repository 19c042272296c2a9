import { programs as programLabels } from '@puente/contract/constants/programs';
import type { CampaignId, ProgramId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { campaigns, pages, programCampaigns, programs } from '../db/schema.ts';
import { insertAll } from './batches.ts';

/** The campaigns of the specification (§9), with the programs that belong to them. */
const campaignData = [
  {
    campaign: { code: 'emprende-tfg', name: 'Emprende TFG', title: 'Emprende TFG', subtitle: 'Galicia' },
    programs: ['usc', 'udc', 'vigo'],
  },
  {
    campaign: { code: 'tfg-circular', name: 'TFG Circular 25/26', title: 'TFG Circular 25/26' },
    programs: ['ecoembes'],
  },
];

/**
 * Pages that staff can fill. All are empty and unpublished, since the owner supplies legal details and the team. Until
 * then the site shows its own legal texts.
 */
const pageData = [
  ['aviso-legal', 'Aviso legal'],
  ['politica-privacidad', 'Política de privacidad'],
  ['cookies', 'Política de cookies'],
  ['terminos-y-condiciones', 'Términos y condiciones'],
  ['accesibilidad', 'Declaración de accesibilidad'],
  ['equipo', 'Equipo'],
  ['una-empresa-social', 'Una empresa social'],
  ['premios', 'Premios'],
] as const;

/** Seeds required content: campaigns, programs and the pages of the site. */
export async function seedReferenceContent(db: Database): Promise<void> {
  await insertAll(
    db,
    pages,
    pageData.map(([slug, title]) => ({ slug, title })),
  );
  const codes = Object.keys(programLabels) as (keyof typeof programLabels)[];
  const programIds = await insertAll(
    db,
    programs,
    codes.map((code) => ({ code, name: programLabels[code] })),
  );
  const campaignIds = await insertAll(
    db,
    campaigns,
    campaignData.map(({ campaign }) => campaign),
  );
  await insertAll(
    db,
    programCampaigns,
    campaignData.flatMap(({ programs: theirs }, index) =>
      codes.flatMap((code, at) =>
        theirs.includes(code)
          ? { programId: programIds[at] as ProgramId, campaignId: campaignIds[index] as CampaignId }
          : [],
      ),
    ),
  );
}
