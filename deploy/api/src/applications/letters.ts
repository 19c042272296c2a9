import { greetingTo, letter, type Letter } from '../mail/letters.ts';

/** To an organisation's people: a student has applied. They read on the platform who it is. */
export const newApplicationLetter = (name: string, project: string, url: string): Letter =>
  letter({
    subject: `Nueva solicitud: ${project}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Has recibido una solicitud para el proyecto «${project}».`,
      'Cuanto antes respondas, más fácil es que la persona siga disponible.',
    ],
    action: { label: 'Ver la solicitud', url },
    notes: ['Recibes este mensaje porque gestionas los proyectos de tu organización.'],
  });
