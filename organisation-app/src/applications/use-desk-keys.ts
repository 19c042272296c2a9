import { useEffect, useEffectEvent } from 'react';

/** Keyboard shortcuts in the order of the help. */
export const deskKeys = [
  { key: 'j', label: 'J', does: 'Siguiente solicitud' },
  { key: 'k', label: 'K', does: 'Solicitud anterior' },
  { key: 'o', label: 'O', does: 'Leerla al lado de la lista' },
  { key: 'Escape', label: 'Esc', does: 'Cerrar la lectura o quitar la selección' },
  { key: 'x', label: 'X', does: 'Elegirla, para mover varias a la vez' },
  { key: 'p', label: 'P', does: 'Preseleccionar' },
  { key: 'P', label: 'Mayús + P', does: 'Preseleccionar con un mensaje o más tarde' },
  { key: 's', label: 'S', does: 'Seleccionar' },
  { key: 'r', label: 'R', does: 'Rechazar, o no seleccionar si ya la preseleccionaste' },
  { key: 'n', label: 'N', does: 'Devolver a «Nuevo»' },
  { key: 'm', label: 'M', does: 'Marcar como buena candidatura' },
  { key: 'z', label: 'Z', does: 'Deshacer lo último' },
  { key: '?', label: '?', does: 'Ver estos atajos' },
] as const;

export type DeskKey = (typeof deskKeys)[number]['key'];

const isDeskKey = (key: string): key is DeskKey => deskKeys.some((known) => known.key === key);

/** Tells whether the focused element takes text, so that shortcuts must not fire. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** Handles single-letter shortcuts, which the user can switch off (WCAG 2.1.4). '?' and Escape always work, as they change nothing. */
export function useDeskKeys(areOn: boolean, onKey: (key: DeskKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isDeskKey(key) || isTyping(target)) return;
    if (!areOn && key !== '?' && key !== 'Escape') return;
    if (key !== 'Escape') event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
