import escapeHtml from 'escape-html';
import { brand } from '@puente/contract/brand';

/** A message without its recipient. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

export interface Content {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  /** Below the action, in small print. */
  notes: readonly string[];
}

export const confirmationLetter = (name: string, url: string): Letter =>
  letter({
    subject: `Confirma tu email en ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Gracias por registrarte en ${brand.name}. Confirma tu email con la contraseña que elegiste y ya podrás entrar.`,
    ],
    action: { label: 'Confirmar mi email', url },
    notes: ['El enlace caduca en 24 horas.', 'Si no te has registrado, no tienes que hacer nada.'],
  });

/** A name that could be read as an address would let a stranger use our mail to carry their link. */
export const greetingTo = (name: string): string => (/[/:@]|www\./i.test(name) ? 'Hola:' : `Hola, ${name}:`);

/** The same message in text and in HTML. */
export function letter({ subject, greeting, paragraphs, action, notes }: Content): Letter {
  return {
    subject,
    text: [greeting, ...paragraphs, `${action.label}:\n${action.url}`, notes.join('\n'), brand.name].join(
      '\n\n',
    ),
    html: [
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>',
      escapeHtml(subject),
      '</title></head><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a">',
      ...[greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
      `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#14532d;color:#fff;`,
      `text-decoration:none;border-radius:6px">${escapeHtml(action.label)}</a></p>`,
      `<p style="font-size:14px">Si el botón no funciona, copia esta dirección en tu navegador:<br>${escapeHtml(action.url)}</p>`,
      ...notes.map((text) => `<p style="font-size:14px">${escapeHtml(text)}</p>`),
      `<p>${escapeHtml(brand.name)}</p></body></html>`,
    ].join(''),
  };
}
