import type { Work } from '@puente/contract/entities/work';

export interface Standing {
  tone: 'info' | 'success' | 'warning';
  title: string;
  text: string;
  /** True when the team has hidden the work: its author cannot show it again. */
  byTeam: boolean;
}

const documentMayNameYou =
  'Al documento le ponemos un nombre hecho con el título y le quitamos los datos de quién lo hizo, pero no cambiamos sus páginas: mira si dicen algo que no quieras publicar.';

/** Describes the state of one of the student's own works. */
export function standingOf({
  isDraft,
  isHidden,
  hiding_reason: reason,
  hidden_by_team: byTeam = false,
  file,
}: Work): Standing {
  if (isHidden === true) {
    return {
      tone: 'warning',
      title: byTeam ? 'El equipo ha ocultado este trabajo' : 'Has ocultado este trabajo',
      text: [reason, byTeam && 'Escríbenos si crees que es un error.'].filter(Boolean).join(' '),
      byTeam,
    };
  }
  return isDraft
    ? {
        tone: 'info',
        title: 'Borrador: así se verá',
        text: `Nadie más lo encuentra hasta que lo publiques. Entonces cualquiera podrá leerlo con tu nombre, tu universidad y tu titulación de hoy, también desde un buscador.${file === null ? '' : ` ${documentMayNameYou}`}`,
        byTeam,
      }
    : {
        tone: 'success',
        title: 'Publicado',
        text: 'Está en el repositorio, y cualquiera puede leerlo y citarlo.',
        byTeam,
      };
}
