import escapeHtml from 'escape-html';
import { type Brand } from '../brand-files.ts';
import { formPage } from '../form-page.ts';
import { tag } from '../html.ts';
import { refusalText } from './preview-banner.ts';
import { previewEndPath, previewPath } from './preview-paths.ts';
import { type Preview } from './previews.ts';
import { sourceOf } from './wanted-preview.ts';

const title = 'Vista previa';

interface PreviewForm {
  brand: Brand;
  /** Names of the apps that are served. */
  apps: readonly string[];
  /** Fields as the address or the form had them. */
  app: string;
  source: string;
  /** True when the fields name nothing that could be previewed. */
  isMistaken: boolean;
  /** Result of the fields. Undefined when they are empty or mistaken. */
  found: Preview | undefined;
  /** True when this browser has a preview now. */
  isOn: boolean;
}

/** Page that shows what a preview would be, and asks before it starts. */
export function previewPage({ brand, apps, app, source, isMistaken, found, isOn }: PreviewForm): string {
  const names = apps.includes(app) || app === '' ? apps : [...apps, app];
  return formPage(brand, title, [
    ...(isMistaken
      ? [problem('Escribe el nombre de un canal, o una dirección como http://localhost:3100.')]
      : []),
    ...(found ? [verdictOn(found)] : []),
    '<p>Cambia una parte de la plataforma solo en este navegador, hasta que salgas o lo cierres.</p>',
    tag('form', { method: 'post', action: previewPath }),
    `<div>${tag('label', { for: 'app' })}Parte de la plataforma</label>${tag('select', { id: 'app', name: 'app' })}`,
    ...names.map(
      (name) =>
        `${tag('option', { value: name, selected: name === app ? true : undefined })}${escapeHtml(name)}</option>`,
    ),
    '</select></div>',
    `<div>${tag('label', { for: 'desde' })}Canal, o dirección de tu servidor de desarrollo</label>`,
    `${tag('input', { id: 'desde', name: 'desde', value: source, autocomplete: 'off', required: true })}</div>`,
    '<button>Ver la vista previa</button>',
    '</form>',
    ...(isOn
      ? [
          tag('form', { method: 'post', action: previewEndPath }),
          '<button>Salir de la vista previa</button>',
          '</form>',
        ]
      : []),
  ]);
}

/** Page for a user who may see no previews. @param loginPath undefined when the user is signed in */
export const noPreviewsPage = (brand: Brand, reason: string, loginPath: string | undefined): string =>
  formPage(brand, title, [
    problem(reason),
    ...(loginPath === undefined
      ? []
      : [`<p>${tag('a', { href: loginPath })}Inicia sesión</a> y vuelve a abrir este enlace.</p>`]),
  ]);

function verdictOn({ wanted, version, refused }: Preview): string {
  const what = `<strong>${escapeHtml(wanted.app)}</strong> ${escapeHtml(version ?? '')} (${escapeHtml(sourceOf(wanted))})`;
  if (refused) return `<div class="problem" role="alert"><p>${what}</p><p>${refusalText(refused)}</p></div>`;
  const own =
    'origin' in wanted ? ' El navegador puede pedirte permiso para conectar con tu propio equipo.' : '';
  return `<div class="problem"><p>Vas a ver ${what}. Su código se ejecuta con tu sesión: sigue solo si confías en quien lo ha escrito.${own}</p></div>`;
}

const problem = (text: string): string =>
  `<div class="problem" role="alert"><p>${escapeHtml(text)}</p></div>`;
