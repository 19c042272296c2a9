import { collaborationRetention } from '@puente/contract/constants/collaboration-retention';
import { invitationDays } from '@puente/contract/constants/joinings';
import { retention } from '@puente/contract/constants/retention';

/** Sentences about data that is deleted before the account, or kept after it. */
export const retentionPeriods: string[] = [
  `El registro de seguridad, a los ${retention.securityLog} días. Se conserva ese tiempo aunque elimines la cuenta, sin tu nombre ni tu dirección de red, para poder averiguar qué pasó si alguien entró sin permiso.`,
  `Las solicitudes sin enviar y los formularios a medias, ${retention.unfinished} días después de la última vez que los tocas. De una solicitud te avisamos ${retention.unfinishedWarning} días antes.`,
  `Los mensajes de contacto y los avisos de problemas, con nuestras respuestas, a los ${retention.contactMessages} días de cerrarlos o, si nadie los cierra, del último cambio.`,
  `Las palabras que se buscan y no encuentran nada, contadas por día y sin nada que diga quién las buscó, a los ${retention.emptySearches} días. El equipo solo ve las que se buscaron varias veces.`,
  `Los avisos de quien actúa por una organización, a los ${retention.alerts} días, y las invitaciones a actuar por ella sin respuesta, a los ${invitationDays} días.`,
  ...Object.values(collaborationRetention),
  'Las sesiones, cuando caducan: al día sin usarlas o, si pides que te recordemos, a los 30 días de entrar. Aunque las uses, a los 90 como mucho.',
];
