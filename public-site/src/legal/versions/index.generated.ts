/** Written by `npm run legal-versions` from the lists of versions of the texts. Do not edit. */
import type { FrozenText, LegalPageRoute, LegalVersion } from '../legal-text.ts';
import legal_notice_2026_11_26 from './legal-notice-2026-11-26.generated.ts';
import legal_notice_2026_11_20 from './legal-notice-2026-11-20.generated.ts';
import privacy_2026_11_28 from './privacy-2026-11-28.generated.ts';
import privacy_2026_11_27 from './privacy-2026-11-27.generated.ts';
import privacy_2026_11_26 from './privacy-2026-11-26.generated.ts';
import privacy_2026_11_23 from './privacy-2026-11-23.generated.ts';
import privacy_2026_11_22 from './privacy-2026-11-22.generated.ts';
import privacy_2026_11_20 from './privacy-2026-11-20.generated.ts';
import cookies_2026_11_28 from './cookies-2026-11-28.generated.ts';
import cookies_2026_11_27 from './cookies-2026-11-27.generated.ts';
import cookies_2026_11_26 from './cookies-2026-11-26.generated.ts';
import cookies_2026_11_25 from './cookies-2026-11-25.generated.ts';
import cookies_2026_11_22 from './cookies-2026-11-22.generated.ts';
import cookies_2026_11_20 from './cookies-2026-11-20.generated.ts';
import terms_2026_11_26 from './terms-2026-11-26.generated.ts';
import terms_2026_11_20 from './terms-2026-11-20.generated.ts';
import accessibility_2026_11_26 from './accessibility-2026-11-26.generated.ts';
import accessibility_2026_11_23 from './accessibility-2026-11-23.generated.ts';

/** A version with the words that readers read while it is or was in force. */
export interface KeptVersion extends LegalVersion {
  text: FrozenText;
}

/** A legal text with all its versions, the current one first. */
export interface KeptText {
  route: LegalPageRoute;
  versions: readonly KeptVersion[];
}

export const keptTexts: readonly KeptText[] = [
  {
    route: 'legalNotice',
    versions: [
      { date: '2026-11-26', changes: "los datos abiertos, las licencias de los trabajos y dónde comunicar un contenido.", text: legal_notice_2026_11_26 },
      { date: '2026-11-20', changes: "primera versión.", text: legal_notice_2026_11_20 },
    ],
  },
  {
    route: 'privacy',
    versions: [
      { date: '2026-11-28', changes: "las colaboraciones que siguen a una selección, quién las ve, qué se entrega en ellas, cómo se valoran al final, que el equipo puede leer y retirar el comentario de una valoración del que alguien avisa, qué queda de ellas y cuánto tiempo, y la dirección privada de tu calendario.", text: privacy_2026_11_28 },
      { date: '2026-11-27', changes: "las palabras que se buscan y no encuentran nada, contadas sin saber quién las buscó, cuánto guardamos los mensajes de contacto y los avisos de problemas, con las respuestas, que el equipo puede leer y retirar un mensaje de un chat del que alguien avisa, y lo que puntúa quien forma parte de un jurado de los premios.", text: privacy_2026_11_27 },
      { date: '2026-11-26', changes: "todos los tipos de datos, uno por uno, también competencias y discapacidad; cómo se calcula si un proyecto encaja contigo; quién ve qué; más plazos, y que puedes descargar tus datos y eliminar tu cuenta.", text: privacy_2026_11_26 },
      { date: '2026-11-23', changes: "los mensajes de contacto, y que cualquiera puede leer los trabajos publicados.", text: privacy_2026_11_23 },
      { date: '2026-11-22', changes: "el registro de accesos, la verificación en dos pasos y la medición con permiso.", text: privacy_2026_11_22 },
      { date: '2026-11-20', changes: "primera versión.", text: privacy_2026_11_20 },
    ],
  },
  {
    route: 'cookies',
    versions: [
      { date: '2026-11-28', changes: "la cookie «u4iPreview» de quienes desarrollan la plataforma; el recuerdo de que un servidor de archivos no responde.", text: cookies_2026_11_28 },
      { date: '2026-11-27', changes: "lo que se guarda en el navegador de quien ve la plataforma como otra persona, en el equipo; la cookie «u4iBucket» para probar versiones nuevas, y que la medición dice con qué versión se abrió la página; el recuerdo de la parte que ha fallado en su última versión.", text: cookies_2026_11_27 },
      { date: '2026-11-26', changes: "todo lo que se guarda en el navegador, también los archivos para abrir la plataforma sin conexión, y que los borradores se guardan además en tu cuenta.", text: cookies_2026_11_26 },
      { date: '2026-11-25', changes: "la cookie que reconoce el navegador en el que ya has entrado.", text: cookies_2026_11_25 },
      { date: '2026-11-22', changes: "las cookies de inicio de sesión y de verificación en dos pasos, y la medición propia.", text: cookies_2026_11_22 },
      { date: '2026-11-20', changes: "primera versión.", text: cookies_2026_11_20 },
    ],
  },
  {
    route: 'terms',
    versions: [
      { date: '2026-11-26', changes: "el profesorado, los trabajos publicados y los canales de la plataforma; y que puedes eliminar tu cuenta sin pedirlo.", text: terms_2026_11_26 },
      { date: '2026-11-20', changes: "primera versión.", text: terms_2026_11_20 },
    ],
  },
  {
    route: 'accessibility',
    versions: [
      { date: '2026-11-26', changes: "qué documentos se publican y cómo.", text: accessibility_2026_11_26 },
      { date: '2026-11-23', changes: "primera versión.", text: accessibility_2026_11_23 },
    ],
  },
];
