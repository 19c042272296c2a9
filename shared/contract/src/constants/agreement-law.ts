interface LegalSource {
  title: string;
  /** Matter of the source, in a few words. */
  about: string;
  url: string;
  /** Day on which the source was last compared with this text, as yyyy-MM-dd. */
  checked: string;
}

/** Rules that an agreement names. Data without effect on any decision of the product. */
export const agreementLaw: readonly LegalSource[] = [
  {
    title: 'Real Decreto 592/2014, de 11 de julio, artículos 6 y 7',
    about: 'proyecto formativo y convenio de las prácticas académicas externas',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2014-8138',
    checked: '2026-11-28',
  },
  {
    title:
      'Ley General de la Seguridad Social, disposición adicional 52.ª (Real Decreto-ley 2/2023, de 16 de marzo)',
    about: 'alta en la Seguridad Social de quienes hacen prácticas, desde el 1 de enero de 2024',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-6967',
    checked: '2026-11-28',
  },
];
