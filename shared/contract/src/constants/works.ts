/** Stage of a student's own work (§2, /tfx/create): code -> label. */
export const workStages = {
  choosing: 'Propuesta de proyecto',
  onGoing: 'Proyecto en curso',
  finished: 'TFG/M terminado',
} as const;

export type WorkStage = keyof typeof workStages;
export const workStageCodes = ['choosing', 'onGoing', 'finished'] as const satisfies readonly WorkStage[];

/** What comes out of a work; labels are what is stored. */
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
