/** Actions in the history of an organisation, as shown after the person's name. `about` names the person or thing affected. */
export const organizationEvents = {
  created: 'creó la organización',
  changed: 'cambió los datos de la organización',
  verified: 'verificó la organización',
  unverified: 'retiró la verificación',
  talentGiven: 'dio acceso al Talent Corner',
  talentWithdrawn: 'retiró el acceso al Talent Corner',
  invited: 'invitó a alguien por correo',
  invitationTakenBack: 'retiró una invitación',
  joined: 'aceptó la invitación y se unió',
  admitted: 'aceptó que se uniera',
  refused: 'no aceptó que se uniera',
  merged: 'fusionó con ella otra página de la misma organización',
  mergeUndone: 'deshizo una fusión de organizaciones',
  left: 'dejó la organización',
  removed: 'quitó de la organización a',
} as const;

export type OrganizationEventKind = keyof typeof organizationEvents;
export const organizationEventKinds = Object.keys(organizationEvents) as [
  OrganizationEventKind,
  ...OrganizationEventKind[],
];
