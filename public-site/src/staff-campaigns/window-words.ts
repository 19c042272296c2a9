import { type ShownWindow, windowState } from '@puente/contract/shown-window';
import { momentWords } from '../awards/moment-words.ts';

/** Says whether something is shown now, and until when. */
export function windowWords(shown: ShownWindow, now: Date): string {
  const { from, to } = shown;
  const end = to && momentWords(to, now);
  switch (windowState(shown, now)) {
    case 'over':
      return end ? `Terminó el ${end}, hora peninsular.` : '';
    case 'now':
      return end ? `Visible hasta el ${end}, hora peninsular.` : 'Visible, sin fecha de fin.';
    case 'planned': {
      const start = from ? `Se verá desde el ${momentWords(from, now)}` : '';
      return end
        ? `${start} hasta el ${end}, hora peninsular.`
        : `${start}, hora peninsular, sin fecha de fin.`;
    }
  }
}
