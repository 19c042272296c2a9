import { problems } from './projects.ts';

/** Reasons to report a message of a chat: code -> words of the dialog. */
export const messageProblems = {
  offensive: problems.offensive,
  abusive: problems.abusive,
  spam: 'Es publicidad o un engaño',
  other: problems.other,
} as const;
export const messageProblemCodes = Object.keys(messageProblems) as [
  keyof typeof messageProblems,
  ...(keyof typeof messageProblems)[],
];

/** Text that participants read in the place of a message that the team has hidden. */
export const hiddenMessageText = 'El equipo ha retirado este mensaje.';

/** Message of the assistant in a chat that the team closes. */
export const closedByTeamText =
  'El equipo ha cerrado esta conversación. Si necesitas algo más, escribe aquí y se vuelve a abrir.';

/** Reason for the user why their chat with the team is closed. */
export const closedForUser = 'Esta conversación está cerrada. Si escribes otra vez, se vuelve a abrir.';
