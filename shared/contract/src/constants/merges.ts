/** Records that staff merge when there are two of the same. */
export const mergeKindWords = {
  organization: 'Organización',
  account: 'Cuenta',
  university: 'Universidad',
  degree: 'Titulación',
} as const;
export type MergeKind = keyof typeof mergeKindWords;
export const mergeKinds = Object.keys(mergeKindWords) as [MergeKind, ...MergeKind[]];

/** Parts that a merge moves from one record to the other: code -> noun in the singular and in the plural. */
export const mergedParts = {
  people: ['persona que actúa por ella', 'personas que actúan por ella'],
  projects: ['proyecto', 'proyectos'],
  opportunities: ['oportunidad', 'oportunidades'],
  joinings: ['petición o invitación para unirse', 'peticiones o invitaciones para unirse'],
  projectTemplates: ['plantilla de proyecto', 'plantillas de proyecto'],
  messageTemplates: ['plantilla de mensaje', 'plantillas de mensaje'],
  talentLists: ['lista de talento', 'listas de talento'],
  follows: ['seguimiento de estudiantes', 'seguimientos de estudiantes'],
  profileViews: ['visita a perfiles de estudiantes', 'visitas a perfiles de estudiantes'],
  contactDisclosures: [
    'estudiante cuyos datos de contacto ve la organización',
    'estudiantes cuyos datos de contacto ve la organización',
  ],
  alerts: ['aviso a su gente', 'avisos a su gente'],
  history: ['entrada del historial', 'entradas del historial'],
  notes: ['nota del equipo', 'notas del equipo'],
  figures: ['dato de sus cifras', 'datos de sus cifras'],
  profile: ['perfil', 'perfiles'],
  organization: ['organización por la que actúa', 'organizaciones por las que actúa'],
  applications: ['solicitud a un proyecto', 'solicitudes a proyectos'],
  collaborations: ['colaboración', 'colaboraciones'],
  works: ['trabajo', 'trabajos'],
  guidedWorks: ['trabajo que dirige', 'trabajos que dirige'],
  guidedProjects: ['proyecto que dirige', 'proyectos que dirige'],
  talentInvitations: ['invitación a un proyecto', 'invitaciones a proyectos'],
  savedProjects: ['proyecto guardado', 'proyectos guardados'],
  savedWorks: ['trabajo guardado', 'trabajos guardados'],
  savedResources: ['recurso guardado', 'recursos guardados'],
  savedSearches: ['búsqueda guardada', 'búsquedas guardadas'],
  followed: ['organización que sigue', 'organizaciones que sigue'],
  opportunityInterests: ['oportunidad que le interesa', 'oportunidades que le interesan'],
  seenBy: ['organización que miró su perfil', 'organizaciones que miraron su perfil'],
  contactGiven: [
    'organización que tiene sus datos de contacto',
    'organizaciones que tienen sus datos de contacto',
  ],
  inTalentLists: ['lista de talento en la que está', 'listas de talento en las que está'],
  communications: ['comunicación', 'comunicaciones'],
  conversations: ['conversación', 'conversaciones'],
  chatMessages: ['mensaje del chat', 'mensajes del chat'],
  contactMessages: ['mensaje al equipo', 'mensajes al equipo'],
  objections: ['objeción a una retirada', 'objeciones a retiradas'],
  juries: ['jurado de los premios al que pertenece', 'jurados de los premios a los que pertenece'],
  drafts: ['formulario a medias', 'formularios a medias'],
  files: ['archivo', 'archivos'],
  alertChoices: ['elección sobre avisos', 'elecciones sobre avisos'],
  traces: ['dato de lo que hizo', 'datos de lo que hizo'],
  students: ['estudiante', 'estudiantes'],
  teachers: ['docente', 'docentes'],
  centers: ['centro', 'centros'],
  agreements: ['convenio de una colaboración', 'convenios de colaboraciones'],
  taughtDegrees: ['titulación de un centro', 'titulaciones de sus centros'],
  notices: [
    'aviso a estudiantes que no ha terminado de enviarse',
    'avisos a estudiantes que no han terminado de enviarse',
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type MergedPart = keyof typeof mergedParts;
export const mergedPartCodes = Object.keys(mergedParts) as [MergedPart, ...MergedPart[]];

/** Outcomes for rows that both records have: code -> sentence that follows the count. */
export const mergeClashes = {
  once: 'Está en las dos: queda una vez.',
  renamed: 'Se llama igual en las dos: se conserva con otro nombre.',
  settled: 'Sobra: la persona ya actúa por una de las dos.',
  asksAgain: 'Está a nombre de la dirección que se cierra: tiene que pedirlo otra vez.',
  kept: 'Las dos tienen el suyo: se conserva el de la que queda.',
  endsWithPage: 'Lleva a la página que desaparece: deja de verse.',
} as const;

export type MergeClash = keyof typeof mergeClashes;
export const mergeClashCodes = Object.keys(mergeClashes) as [MergeClash, ...MergeClash[]];

/** Fields of an organisation that a merge compares: name of the entity's field -> label. */
export const mergedFields = {
  logo: 'Logo',
  type: 'Tipo',
  sector: 'Sector',
  size: 'Tamaño',
  description: 'Descripción',
  location: 'Lugar',
  web: 'Web',
  linkedin: 'LinkedIn',
  contact_name: 'Persona de contacto',
  contact_mail: 'Correo de contacto',
  contact_phone: 'Teléfono de contacto',
  academic_profiles: 'Perfiles académicos que busca',
} as const;

export type MergedField = keyof typeof mergedFields;
export const mergedFieldCodes = Object.keys(mergedFields) as [MergedField, ...MergedField[]];

/** Reasons for which two accounts cannot be merged: code -> what to do. */
export const mergeObstacles = {
  staff: 'Una de las dos es del equipo. Quítale antes su función o invita a la persona con otra dirección.',
  profiles:
    'Sus perfiles son de distinto tipo, y una cuenta solo tiene uno. La persona tiene que elegir cuál conserva y eliminar la otra cuenta.',
  organizations:
    'Cada una actúa por otra organización, y quien coordina tiene solo una. Fusiona antes las organizaciones, o pide a la persona que deje una.',
  closed: 'Una de las dos ya está fusionada con otra cuenta.',
} as const;

export type MergeObstacle = keyof typeof mergeObstacles;
export const mergeObstacleCodes = Object.keys(mergeObstacles) as [MergeObstacle, ...MergeObstacle[]];

/** Fields of a university or a degree that a merge compares: code -> label. The name is that of the remaining one. */
export const mergedStudyFields = {
  code: 'Código',
  shortNames: 'Siglas',
  type: 'Tipo',
  studyArea: 'Área de estudio',
} as const;

export type MergedStudyField = keyof typeof mergedStudyFields;
export const mergedStudyFieldCodes = Object.keys(mergedStudyFields) as [
  MergedStudyField,
  ...MergedStudyField[],
];

/** Changes of rights that a merge brings to the people of the record that ends: code -> sentence. */
export const mergeRights = {
  verificationGained: 'Su gente pasa a actuar por una organización verificada.',
  verificationLost:
    'La que queda no está verificada: su gente deja de actuar por una organización verificada.',
  talentGained: 'Su gente pasa a tener acceso al Talent Corner.',
  talentLost: 'La que queda no tiene acceso al Talent Corner: su gente deja de tenerlo.',
  inclusionGained:
    'Su gente pasa a ver qué estudiantes con discapacidad quieren que se sepa: la que queda los busca.',
} as const;

export type MergeRight = keyof typeof mergeRights;
export const mergeRightCodes = Object.keys(mergeRights) as [MergeRight, ...MergeRight[]];

/** Reasons for which an undone merge could not give rows back: code -> words after the count of one, and of several. */
export const notReturnedReasons = {
  deleted: ['se eliminó después', 'se eliminaron después'],
  moved: ['ya no es de la que quedó', 'ya no son de la que quedó'],
  taken: ['choca con algo nuevo', 'chocan con algo nuevo'],
} as const;

export type NotReturnedReason = keyof typeof notReturnedReasons;
export const notReturnedCodes = Object.keys(notReturnedReasons) as [
  NotReturnedReason,
  ...NotReturnedReason[],
];
