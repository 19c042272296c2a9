/** The demo accounts of the seed (development only). */
export const demoPassword = 'Puente-2026';

export const demoAccounts = [
  ['estudiante@puente.test', 'student with applications and saved projects'],
  ['nueva@puente.test', 'student with nothing filled in'],
  ['coordinacion@puente.test', 'coordinator of an organisation'],
  ['sin-organizacion@puente.test', 'coordinator without one'],
  ['gestion@puente.test', 'project manager of two organisations'],
  ['docente@puente.test', 'teacher'],
  ['staff@puente.test', 'staff'],
] as const;
