import escapeHtml from 'escape-html';
import { brand } from '@puente/contract/brand';
import { type Html, textOf } from './html.ts';
import { type Subject, subjectLine } from './subject.ts';

/** A message without its recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Address for replies, if it is not ours. */
  replyTo?: string;
  /** Additional headers: `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  /** Calendar entry (RFC 6047), which mail programs offer to add, update or remove. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Link to a record that a message mentions. */
interface NamedLink {
  label: string;
  url: string;
  /** Small print after the link. */
  facts: string;
}

export interface Content {
  subject: Subject;
  greeting: string;
  paragraphs: readonly string[];
  /** Text with parts, after the paragraphs: the same in both forms of a mail. */
  formatted?: { text: string; html: Html };
  /** Shown below the paragraphs. */
  links?: readonly NamedLink[];
  action: { label: string; url: string };
  /** Small print below the action. An entry with an address is a link. */
  notes: readonly (string | { text: string; url: string })[];
}

export const confirmationMail = (name: string, url: string): MailContent =>
  composeMail({
    subject: subjectLine`Confirma tu correo electrónico en ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Gracias por registrarte en ${brand.name}. Pulsa el botón, escribe la contraseña que elegiste y tu cuenta quedará confirmada.`,
    ],
    action: { label: 'Confirmar mi correo electrónico', url },
    notes: ['El enlace caduca en 24 horas.', 'Si no te has registrado, no tienes que hacer nada.'],
  });

/** Leaves out a name that looks like an address. Otherwise a stranger could use our mail to carry a link. */
export const greetingTo = (name: string): string => (isLikeAddress(name) ? 'Hola:' : `Hola, ${name}:`);

export const isLikeAddress = (name: string): boolean => /[/:@]|www\./i.test(name);

/** Renders a message as text and as HTML. */
export function composeMail({
  subject,
  greeting,
  paragraphs,
  formatted,
  links = [],
  action,
  notes,
}: Content): MailContent {
  return {
    subject,
    text: [
      greeting,
      ...paragraphs,
      ...(formatted ? [formatted.text] : []),
      ...links.map(({ label, url, facts }) => `· ${label}\n  ${facts}\n  ${url}`),
      `${action.label}:\n${action.url}`,
      notes.map((note) => (typeof note === 'string' ? note : `${note.text}: ${note.url}`)).join('\n'),
      brand.name,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>',
      escapeHtml(subject),
      '</title></head><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a">',
      // Texts of people have paragraphs of their own.
      ...[greeting, ...paragraphs].map((text) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`),
      ...(formatted ? [textOf(formatted.html)] : []),
      ...links.map(
        ({ label, url, facts }) =>
          `<p><a href="${escapeHtml(url)}" style="color:#14532d;font-weight:600">${escapeHtml(label)}</a><br>` +
          `<span style="font-size:14px;color:#555">${escapeHtml(facts)}</span></p>`,
      ),
      `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#14532d;color:#fff;`,
      `text-decoration:none;border-radius:6px">${escapeHtml(action.label)}</a></p>`,
      `<p style="font-size:14px">Si el botón no funciona, copia esta dirección en tu navegador:<br>${escapeHtml(action.url)}</p>`,
      ...notes.map((note) => `<p style="font-size:14px">${noteInHtml(note)}</p>`),
      `<p>${escapeHtml(brand.name)}</p></body></html>`,
    ].join(''),
  };
}

const noteInHtml = (note: Content['notes'][number]): string =>
  typeof note === 'string'
    ? escapeHtml(note)
    : `<a href="${escapeHtml(note.url)}" style="color:#14532d">${escapeHtml(note.text)}</a>`;
