import { accountErrors } from './account-errors.ts';
import { collaborationErrors } from './collaboration-errors.ts';
import { generalErrors } from './general-errors.ts';
import { limits } from './limits.ts';
import { teamErrors } from './team-errors.ts';

/**
 * The catalogue of refusals (specification §8 and decisions). The server answers with the code as `error.name`;
 * every text that a user reads comes from here, on both sides.
 */
export const errors = {
  ...generalErrors,
  ...accountErrors,
  ...teamErrors,
  ...collaborationErrors,
  ValidationError: { status: 400, text: 'Revisa los campos marcados.' },
  UnknownParameter: { status: 400, text: 'La petición contiene un parámetro que no se admite.' },
  TooManyParameters: {
    status: 400,
    text: 'La petición tiene demasiados filtros. Quita alguno y vuelve a probar.',
  },
  MethodNotAllowed: { status: 405, text: 'Esta dirección no admite este tipo de petición.' },
  AddressTooLong: {
    status: 414,
    text: 'La petición es demasiado larga. Quita filtros o acorta el texto y vuelve a probar.',
  },
  ForeignOrigin: { status: 403, text: 'La petición viene de otro sitio y se ha rechazado.' },
  AwardClosed: {
    status: 409,
    text: 'Esta convocatoria no admite cambios ahora: está cerrada o aún no ha empezado.',
  },
  JudgingClosed: {
    status: 409,
    text: 'El jurado no puntúa ahora: aún se presentan trabajos o ya ha acabado su plazo.',
  },
  OwnEntry: { status: 403, text: 'No puedes valorar un trabajo tuyo o que has dirigido.' },
  OrganizationRequired: { status: 403, text: 'Crea tu organización antes de publicar un proyecto.' },
  ProfileIncomplete: { status: 409, text: 'Completa tu perfil antes de enviar la solicitud.' },
  AlreadyApplied: { status: 409, text: 'Ya has solicitado este proyecto.' },
  ProjectClosed: { status: 409, text: 'Este proyecto ya no admite solicitudes.' },
  ProjectPublished: { status: 409, text: 'El proyecto ya está publicado.' },
  ProjectUnpublished: { status: 409, text: 'El proyecto todavía es un borrador. Publícalo primero.' },
  ProjectChanged: {
    status: 409,
    text: 'Otra persona de tu organización ha guardado cambios en este proyecto desde que lo abriste.',
  },
  RecordChanged: {
    status: 409,
    text: 'Alguien ha guardado cambios aquí desde que lo abriste: otra persona, o tú en otro sitio. No hemos guardado los tuyos encima.',
  },
  ProjectOver: { status: 409, text: 'El proyecto ya está cerrado.' },
  OrganizationExists: { status: 409, text: 'Ya perteneces a una organización.' },
  RemovalTooSoon: {
    status: 403,
    text: `Llevas menos de ${limits.newPersonDays} días en la organización: no puedes quitar a quien ya estaba. Pídeselo a otra persona o escribe al equipo.`,
  },
  ReadOnlyView: {
    status: 403,
    text: 'Estás viendo la plataforma como otra persona: aquí solo puedes mirar, y sus mensajes y su seguridad no se enseñan. Pulsa «Salir» en el aviso de arriba para volver a tu cuenta.',
  },
  NotViewable: {
    status: 409,
    text: 'Solo puedes ver la plataforma como alguien con el perfil completo que no sea del equipo.',
  },
  OwnDuty: {
    status: 409,
    text: 'No puedes cambiar tu propia función: pídeselo a otra persona que administre la plataforma.',
  },
  NotOfStaff: { status: 409, text: 'Esta persona no es del equipo. Invítala primero.' },
  LastPerson: {
    status: 409,
    text: 'Eres la única persona de la organización. Invita a alguien antes de dejarla.',
  },
  OrganizationNotVerified: {
    status: 409,
    text: 'Verifica la organización antes de darle acceso al talento.',
  },
  MergeOver: {
    status: 409,
    text: `Esta fusión ya no se puede deshacer: ya está deshecha, o han pasado más de ${limits.merge.days} días.`,
  },
  MergeNotAllowed: {
    status: 409,
    text: 'Estas dos cuentas no se pueden fusionar así. Mira por qué en la página.',
  },
  MergeNotAnnounced: {
    status: 409,
    text: `Avisa antes a la persona, y espera ${limits.merge.noticeHours} horas por si dice que no.`,
  },
  MergedFurther: {
    status: 409,
    text: 'La que quedó ya no existe o se ha fusionado con otra. Deshaz antes esa otra fusión.',
  },
  OpportunityPublished: { status: 409, text: 'Retira la publicación antes de eliminarla.' },
  OpportunityOver: { status: 409, text: 'El evento ya ha pasado. Cambia la fecha antes de publicarlo.' },
  StatusNotAllowed: { status: 409, text: 'La solicitud no puede pasar a ese estado.' },
  SlotTaken: { status: 409, text: 'Esta hora ya está ocupada. Elige otra.' },
  InterviewClash: { status: 409, text: 'Ya tienes otra entrevista a esa hora. Elige otra.' },
  SlotNotOffered: { status: 409, text: 'Esta hora ya no se ofrece, o falta muy poco. Elige otra.' },
  InterviewTooEarly: {
    status: 409,
    text: 'Solo puedes ofrecer entrevistas a personas preseleccionadas que ya lo saben. Espera a que se lo hayamos dicho.',
  },
  InterviewOpen: { status: 409, text: 'Ya hay una entrevista pendiente con esta persona.' },
  InterviewOver: {
    status: 409,
    text: 'La entrevista ha cambiado mientras tanto, o ya ha pasado. Mira cómo está ahora.',
  },
  TalentAccessRequired: { status: 403, text: 'Tu organización no tiene acceso al Talent Corner.' },
  AlreadyInvited: { status: 409, text: 'Tu organización ya ha invitado a esta persona a este proyecto.' },
  AppliedAlready: {
    status: 409,
    text: 'Esta persona ya ha solicitado este proyecto. Responde a su solicitud.',
  },
  InvitationAnswered: { status: 409, text: 'Esta invitación ya tiene respuesta.' },
  TooManyInvitations: {
    status: 429,
    text: `Hoy tu organización ha enviado ${limits.talentInvitation.day} invitaciones, que es el máximo. Vuelve a intentarlo mañana.`,
  },
  TalentListExists: { status: 409, text: 'Ya hay una lista con este nombre. Elige otro.' },
  TooManyTalentLists: {
    status: 409,
    text: `Tu organización ya tiene ${limits.talentList.max} listas, que es el máximo. Elimina una para crear otra.`,
  },
  TalentListFull: {
    status: 409,
    text: `En una lista caben ${limits.talentList.people} personas. Quita a alguien o crea otra lista.`,
  },
  ProjectTemplateExists: { status: 409, text: 'Ya hay una plantilla con este nombre. Elige otro.' },
  TooManyProjectTemplates: {
    status: 409,
    text: `Tu organización ya tiene ${limits.projectTemplate.max} plantillas, que es el máximo. Elimina una para guardar otra.`,
  },
  MessageTemplateExists: { status: 409, text: 'Ya hay una plantilla con este nombre. Elige otro.' },
  TooManyMessageTemplates: {
    status: 409,
    text: `Tu organización ya tiene ${limits.messageTemplate.max} plantillas de mensajes, que es el máximo. Elimina una para guardar otra.`,
  },
  WithdrawalTooLate: {
    status: 409,
    text: 'La organización ya ha dado una respuesta definitiva: no puedes retirar la solicitud.',
  },
  TfxLimit: {
    status: 409,
    text: `Ya tienes ${limits.publishedWork.max} proyectos publicados, que es el máximo. Retira uno para publicar otro.`,
  },
  TfxPublished: { status: 409, text: 'El proyecto está publicado. Retíralo antes de eliminarlo.' },
  TakenDown: {
    status: 409,
    text: 'El equipo lo ha retirado: no se puede publicar. Mira el motivo y cómo presentar una objeción.',
  },
  TakedownLifted: { status: 409, text: 'Ya se vuelve a ver: no hay nada que decidir.' },
  ObjectionExists: { status: 409, text: 'Ya hay una objeción. Solo se puede presentar una.' },
  ObjectionTooLate: {
    status: 409,
    text: `El plazo para presentar una objeción es de ${limits.objection.months} meses y ha terminado.`,
  },
  ObjectionMissing: { status: 409, text: 'No hay ninguna objeción por decidir.' },
  OwnTakedown: {
    status: 403,
    text: 'Lo retiraste tú: la objeción la decide otra persona del equipo.',
  },
  TfxHiddenByTeam: {
    status: 403,
    text: 'El equipo ha ocultado este proyecto. Escríbenos si crees que es un error.',
  },
  TfxEmbargoed: {
    status: 403,
    text: 'El documento todavía no se puede leer: su autor o autora ha puesto una fecha para abrirlo.',
  },
  TooManySavedSearches: {
    status: 409,
    text: `Ya tienes ${limits.savedSearch.max} búsquedas guardadas, que es el máximo. Elimina una para guardar otra.`,
  },
  UnsubscribeLinkInvalid: {
    status: 410,
    text: 'El enlace no está completo. Ábrelo otra vez desde el correo, o cambia tus avisos en tu perfil.',
  },
  ConversationClosed: {
    status: 409,
    text: 'Esta conversación está cerrada. Se vuelve a abrir cuando la persona escribe, o desde la página del equipo.',
  },
  ConversationTooEarly: {
    status: 409,
    text: 'Todavía no podéis escribiros. La conversación se abre cuando la organización preselecciona la solicitud.',
  },
  ConversationOver: {
    status: 409,
    text: 'La solicitud ya está cerrada, así que no se puede escribir en esta conversación. Lo que os habéis escrito se puede seguir leyendo.',
  },
  WorkContactOff: {
    status: 409,
    text: 'Quien firma este trabajo ha elegido no recibir mensajes sobre él.',
  },
  TutorNotReached: {
    status: 409,
    text: 'Quien dirige este trabajo no recibe mensajes sobre él en la plataforma.',
  },
  WorkConversationOver: {
    status: 409,
    text: 'El trabajo ya no está publicado o su autor se ha ido, así que no se puede escribir en esta conversación. Lo que os habéis escrito se puede seguir leyendo.',
  },
  TooManyWorkConversations: {
    status: 429,
    text: `Hoy has empezado ${limits.workConversations.day} conversaciones sobre trabajos, que es el máximo. Vuelve a intentarlo mañana.`,
  },
  StudentNotInterested: {
    status: 404,
    text: 'A esta persona ya no le interesa la oportunidad, o ha elegido que no se la encuentre.',
  },
  MessagesNeedVerification: {
    status: 403,
    text: 'Podrás escribir a quienes les interesa cuando tu organización esté verificada.',
  },
  OpportunityConversationOver: {
    status: 409,
    text: 'En esta conversación se puede escribir mientras la oportunidad interese al estudiante y la organización esté verificada. Lo que os habéis escrito se puede seguir leyendo.',
  },
  TooManyOpportunityConversations: {
    status: 429,
    text: `Tu organización puede empezar como mucho ${limits.opportunityConversations.day} conversaciones sobre oportunidades en 24 horas. Escribe a menos personas o vuelve a intentarlo mañana.`,
  },
  NotReportable: {
    status: 404,
    text: 'Este mensaje ya no está, o no lo ha escrito otra persona.',
  },
  TooManyStreams: {
    status: 429,
    text: 'Tienes el chat abierto en demasiadas pestañas. Cierra alguna para recibir los mensajes al momento.',
  },
  StorageFull: {
    status: 503,
    text: 'Ahora mismo no podemos guardar nada nuevo. Vuelve a intentarlo dentro de un rato.',
  },
  TooSlow: {
    status: 503,
    text: 'La consulta tarda demasiado. Quita filtros o vuelve a probar dentro de un momento.',
  },
  MediaTypeRefused: {
    status: 415,
    text: 'El formato de la petición no se admite. Recarga la página y vuelve a probar.',
  },
  FileTypeRefused: { status: 415, text: 'El contenido del archivo no corresponde a un tipo permitido.' },
  Conflict: { status: 409, text: 'Alguien lo ha cambiado a la vez que tú. Inténtalo de nuevo.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (name: unknown): name is ErrorCode =>
  typeof name === 'string' && Object.hasOwn(errors, name);

/** Field name -> Spanish message, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** The envelope of every refusal (decisions, "The server side"). */
export interface ErrorEnvelope {
  data: null;
  error: {
    status: number;
    name: ErrorCode;
    message: string;
    details: {
      fields?: FieldErrors;
      key?: string;
      /** Keys that a query may have where it has an unknown one. */
      allowed?: readonly string[];
      /** Current version of the record. */
      updatedAt?: string;
    };
  };
}
