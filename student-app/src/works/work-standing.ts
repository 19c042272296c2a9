import type { Work } from '@puente/contract/entities/work';

export interface Standing {
  tone: 'info' | 'success' | 'warning';
  title: string;
  text: string;
  /** The team has hidden it: its author cannot show it again. */
  byTeam: boolean;
}

/** How one of the student's own works stands. */
export function standingOf({
  isDraft,
  isHidden,
  hiding_reason: reason,
  hidden_by_team: byTeam = false,
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
        text: 'Nadie más lo encuentra hasta que lo publiques. Entonces cualquiera podrá leerlo con tu nombre, también desde un buscador.',
        byTeam,
      }
    : {
        tone: 'success',
        title: 'Publicado',
        text: 'Está en el repositorio, y cualquiera puede leerlo y citarlo.',
        byTeam,
      };
}
