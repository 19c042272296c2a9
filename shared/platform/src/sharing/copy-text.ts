import { showToast } from '../ui/index.ts';

const usual = {
  done: 'Copiado.',
  refused: 'Tu navegador no deja copiar. Selecciona el texto y cópialo.',
};

/** Puts a text on the clipboard, and tells the user whether the browser let it. @param words for both, where others fit better */
export async function copyText(text: string, words: typeof usual = usual): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', message: words.done });
  } catch {
    showToast({ tone: 'danger', message: words.refused });
  }
}
