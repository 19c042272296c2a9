import { brand } from '@puente/contract/brand';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

type NamedFactor = 'una aplicación de códigos' | 'una llave de acceso';

const notMe = (publicUrl: string) => ({
  label: 'No he sido yo',
  url: `${publicUrl}/user/auth/forgot-password`,
});

export const factorAddedMail =
  (factor: NamedFactor) =>
  (name: string, publicUrl: string): MailContent =>
    composeMail({
      subject: subjectLine`Has añadido ${factor} a tu cuenta de ${brand.name}`,
      greeting: greetingTo(name),
      paragraphs: [
        `Tu cuenta de ${brand.name} tiene ahora ${factor}: te la pediremos cuando inicies sesión.`,
        'Guarda tus códigos de recuperación en un lugar seguro. Si no has sido tú, elige una contraseña nueva cuanto antes.',
      ],
      action: notMe(publicUrl),
      notes: [],
    });

export const factorRemovedMail =
  (factor: NamedFactor) =>
  (name: string, publicUrl: string): MailContent =>
    composeMail({
      subject: subjectLine`Has quitado ${factor} de tu cuenta de ${brand.name}`,
      greeting: greetingTo(name),
      paragraphs: [
        `Acabas de quitar ${factor} de tu cuenta de ${brand.name}.`,
        'Si no has sido tú, elige una contraseña nueva cuanto antes.',
      ],
      action: notMe(publicUrl),
      notes: [],
    });

export const factorRemovedByTeamMail = (name: string, publicUrl: string): MailContent =>
  composeMail({
    subject: subjectLine`Hemos quitado la verificación en dos pasos de ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `El equipo de ${brand.name} ha quitado la verificación en dos pasos de tu cuenta: a partir de ahora entras sin ella.`,
      'Cuando puedas, actívala de nuevo en «Seguridad de la cuenta». Si no lo has pedido tú, elige una contraseña nueva y escríbenos.',
    ],
    action: notMe(publicUrl),
    notes: [],
  });
