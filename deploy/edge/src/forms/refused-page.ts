import escapeHtml from 'escape-html';
import { type Brand } from '../brand-files.ts';
import { type Typed } from '../form-bodies.ts';
import { formPage } from '../form-page.ts';
import { tag } from '../html.ts';
import { type Mistakes, type PublicField, type PublicForm } from './public-forms.ts';

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
  return formPage(brand, form.title, [
    `<div class="problem" role="alert"><p>${escapeHtml(message)}</p>`,
    ...other.map(([, mistake]) => `<p>${escapeHtml(mistake)}</p>`),
    `<p>No has perdido nada de lo que has escrito.${asks ? ' Solo hace falta que escribas otra vez la contraseña.' : ''}</p></div>`,
    tag('form', { method: 'post', action: address }),
    ...known.map(([name, field]) => fieldOf(name, field, typed[name] ?? '', mistakes[name])),
    `<button>${escapeHtml(form.button)}</button>`,
    '</form>',
    `<p>${tag('a', { href: address })}Volver a la página</a></p>`,
  ]);
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
