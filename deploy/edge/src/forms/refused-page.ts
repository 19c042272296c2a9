import escapeHtml from 'escape-html';
import { type Brand } from '../brand-files.ts';
import { tag } from '../html.ts';
import { forbiddenFeatures } from '../security-headers.ts';
import { standalonePage, styleHash } from '../standalone-page.ts';
import { type Mistakes, type PublicField, type PublicForm, type Typed } from './public-forms.ts';

interface RefusedPage {
  brand: Brand;
  form: PublicForm;
  typed: Typed;
  /** Reason why the form was refused. */
  message: string;
  mistakes: Mistakes;
  /** Path and query of the form's page. */
  address: string;
}

/**
 * Page for a form that was sent without a script and refused. It shows the reason, and the form with everything that
 * the visitor typed except passwords. It needs neither script nor renderer, since one of them may be why the visitor is
 * here.
 */
export function refusedPage({ brand, form, typed, message, mistakes, address }: RefusedPage): string {
  const known = Object.entries(form.fields);
  const asks = known.some(([, { kind }]) => kind === 'password');
  // Of a field that the form does not have there is no other place to say it.
  const other = Object.entries(mistakes).filter(([name]) => form.fields[name] === undefined);
  return standalonePage({
    title: form.title,
    brand,
    styles,
    body: [
      `<header>${tag('a', { href: '/' })}${escapeHtml(brand.name)}</a></header>`,
      '<main>',
      `<h1>${escapeHtml(form.title)}</h1>`,
      `<div class="problem" role="alert"><p>${escapeHtml(message)}</p>`,
      ...other.map(([, mistake]) => `<p>${escapeHtml(mistake)}</p>`),
      `<p>No has perdido nada de lo que has escrito.${asks ? ' Solo hace falta que escribas otra vez la contraseña.' : ''}</p></div>`,
      tag('form', { method: 'post', action: address }),
      ...known.map(([name, field]) => fieldOf(name, field, typed[name] ?? '', mistakes[name])),
      `<button>${escapeHtml(form.button)}</button>`,
      '</form>',
      `<p>${tag('a', { href: address })}Volver a la página</a></p>`,
      '</main>',
    ],
  });
}

function fieldOf(name: string, field: PublicField, value: string, mistake: string | undefined): string {
  const { label, kind, options, autocomplete } = field;
  if (kind === 'hidden') return tag('input', { type: 'hidden', name, value });
  const ids = { control: `field-${name}`, mistake: `mistake-${name}` };
  const wrong =
    mistake === undefined ? '' : `<p class="mistake" id="${ids.mistake}">${escapeHtml(mistake)}</p>`;
  const attributes = {
    id: ids.control,
    name,
    autocomplete,
    ...(mistake !== undefined && { 'aria-invalid': 'true', 'aria-describedby': ids.mistake }),
  };
  const words = `${tag('label', { for: ids.control })}${escapeHtml(label)}</label>`;
  if (kind === 'checkbox') {
    const box = tag('input', { ...attributes, type: kind, ...(value !== '' && { checked: true }) });
    return `<div class="check">${box}${words}</div>${wrong}`;
  }
  return `<div>${words}${controlOf(kind, attributes, value, options)}${wrong}</div>`;
}

function controlOf(
  kind: PublicField['kind'],
  attributes: Record<string, string | undefined>,
  value: string,
  options: Readonly<Record<string, string>> = {},
): string {
  if (kind === 'long')
    return `${tag('textarea', { ...attributes, rows: '10' })}\n${escapeHtml(value)}</textarea>`;
  if (kind !== 'choice')
    return tag('input', { ...attributes, type: kind, ...(kind !== 'password' && { value }) });
  const choices = Object.entries({ '': 'Elige una opción', ...options }).map(
    ([option, text]) =>
      `${tag('option', { value: option, ...(option === value && { selected: true }) })}${escapeHtml(text)}</option>`,
  );
  return `${tag('select', attributes)}${choices.join('')}</select>`;
}

/** Policy under which the page loads nothing, and sends its form to its own address only. */
export const refusedPageHeaders = (brand: Brand): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src '${styleHash(brand, styles)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'permissions-policy': forbiddenFeatures,
});

const styles = [
  'body{margin:0}header,main{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}header a{font-weight:700}h1{margin:.5rem 0 1rem;line-height:1.2;text-wrap:balance}p{margin:.25rem 0}',
  'form{display:grid;gap:1.25rem;margin:1.5rem 0}label{display:block;font-weight:600;margin-bottom:.25rem}',
  'input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--pt-surface,light-dark(#fff,#1b2320));border:1px solid var(--pt-line-strong,light-dark(#7c857f,#8a938d));border-radius:.5rem}',
  '[aria-invalid]{border-width:2px}.check{display:flex;gap:.75rem;align-items:center}.check input{width:1.5rem;min-height:1.5rem;flex:none}.check label{margin:0}',
  '.problem{padding:.75rem 1rem;border:2px solid;border-radius:.5rem}.mistake{font-weight:600}',
  'button{justify-self:start;min-height:3rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:var(--pt-paper,light-dark(#fbf8f1,#121715));background:var(--pt-accent,light-dark(#0b5a4a,#74d3b8));border:0;border-radius:.5rem;cursor:pointer}',
  'a{color:var(--pt-accent,light-dark(#0b5a4a,#74d3b8));text-underline-offset:.15em}:focus-visible{outline:3px solid var(--pt-focus,light-dark(#18231f,#f2f0e7));outline-offset:2px}',
].join('');
