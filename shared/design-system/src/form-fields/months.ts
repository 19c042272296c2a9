/** A month as a form holds it, MM/yyyy (specification §5), and as a person reads it. */

const names = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' });

/** 'enero', 'febrero', … */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  names.format(Date.UTC(2026, month)),
);

export const monthText = (month: number, year: number): string => `${String(month).padStart(2, '0')}/${year}`;

/** The month that a text means, from 1; nothing while it is not one. */
export function monthOf(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text.trim()) ?? [];
  return month === undefined || year === undefined ? null : { month: Number(month), year: Number(year) };
}

/** Inserts the slash of MM/yyyy automatically. It can be deleted, and a slash that the user types is not doubled. */
export function withSlash(typed: string, before: string): string {
  if (/^\d{2}\/\//.test(typed)) return typed.replace('//', '/');
  return /^\d{2}$/.test(typed) && typed.length > before.length ? `${typed}/` : typed;
}
