import { brand } from '@puente/contract/brand';
import { limits } from '@puente/contract/limits';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

/** Addresses of the two accounts: the one that ends, and the one that remains. */
interface Addresses {
  from: string;
  into: string;
}

const notes = ['Recibes este mensaje porque tienes una cuenta con esta dirección. No se puede desactivar.'];
const contact = (publicUrl: string) => ({ label: 'Escribir al equipo', url: `${publicUrl}/contacto` });

/** To both addresses, before the merge: the owner of either may object. */
export const mergeAnnouncedMail = (name: string, { from, into }: Addresses, publicUrl: string): MailContent =>
  composeMail({
    subject: subjectLine`Vamos a fusionar tus dos cuentas de ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Tienes dos cuentas: ${from} y ${into}. Vamos a fusionarlas: todo lo de la primera pasará a ${into}, y ${from} dejará de servir para entrar.`,
      `No lo haremos antes de ${limits.merge.noticeHours} horas. Si alguna de las dos no es tuya, o quieres conservarlas, escríbenos antes.`,
    ],
    action: contact(publicUrl),
    notes,
  });

/** To both addresses, after the merge. */
export const accountsMergedMail = (name: string, { from, into }: Addresses, publicUrl: string): MailContent =>
  composeMail({
    subject: subjectLine`Hemos fusionado tus dos cuentas de ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Todo lo que tenías en la cuenta de ${from} está ahora en la de ${into}. Entra con ${into}: hemos cerrado la otra cuenta y sus sesiones.`,
      `Durante ${limits.merge.days} días podemos deshacerlo. Después borramos lo que quede de la cuenta de ${from}.`,
    ],
    action: contact(publicUrl),
    notes,
  });

/** To both addresses, after the undo. */
export const mergeUndoneMail = (name: string, { from, into }: Addresses, publicUrl: string): MailContent =>
  composeMail({
    subject: subjectLine`Tus cuentas de ${brand.name} vuelven a ser dos`,
    greeting: greetingTo(name),
    paragraphs: [
      `Hemos deshecho la fusión de tus cuentas: ${from} y ${into} vuelven a tener cada una lo suyo, y puedes entrar con las dos.`,
    ],
    action: { label: 'Entrar', url: `${publicUrl}/user/auth/login` },
    notes,
  });
