/** Stage of a student's own work (§2, /tfx/create): code -> label. */
export const workStages = {
  choosing: 'Propuesta de proyecto',
  onGoing: 'Proyecto en curso',
  finished: 'TFG/M terminado',
} as const;

export type WorkStage = keyof typeof workStages;
export const workStageCodes = ['choosing', 'onGoing', 'finished'] as const satisfies readonly WorkStage[];

/** Categories of a work's result. The labels are stored. */
export const workCategories = [
  'Investigación',
  'Producto o prototipo',
  'Software o datos',
  'Servicio',
  'Plan de negocio',
  'Intervención social',
  'Propuesta educativa',
  'Creación artística',
  'Análisis jurídico o político',
  'Estudio de caso',
] as const;

/** Languages that works are written in. */
export const workLanguages = [
  'Español',
  'Catalán',
  'Gallego',
  'Euskera',
  'Valenciano',
  'Inglés',
  'Francés',
  'Portugués',
  'Otro',
] as const;

/** Licences of the document, Creative Commons 4.0 or none beyond the law: code -> label. */
export const workLicences = {
  'CC BY 4.0': 'CC BY 4.0: se puede usar para todo, citándote',
  'CC BY-SA 4.0': 'CC BY-SA 4.0: lo mismo, y lo que salga se comparte igual',
  'CC BY-NC 4.0': 'CC BY-NC 4.0: citándote y sin ganar dinero con él',
  'CC BY-NC-SA 4.0': 'CC BY-NC-SA 4.0: sin ganar dinero y compartiendo igual',
  'CC BY-ND 4.0': 'CC BY-ND 4.0: citándote y sin cambiarlo',
  'CC BY-NC-ND 4.0': 'CC BY-NC-ND 4.0: citándote, sin cambiarlo ni ganar dinero',
  'CC0 1.0': 'CC0 1.0: dominio público, sin condiciones',
  reserved: 'Todos los derechos reservados: se puede leer y citar',
} as const;

export type WorkLicence = keyof typeof workLicences;
export const workLicenceCodes = [
  'CC BY 4.0',
  'CC BY-SA 4.0',
  'CC BY-NC 4.0',
  'CC BY-NC-SA 4.0',
  'CC BY-ND 4.0',
  'CC BY-NC-ND 4.0',
  'CC0 1.0',
  'reserved',
] as const satisfies readonly WorkLicence[];
