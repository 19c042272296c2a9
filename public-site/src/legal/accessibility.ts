import { brand } from '@puente/contract/brand';
import type { LegalText } from './legal-text.ts';
import { contactBlock } from './owner-blocks.ts';

/** Accessibility statement. It says what the tests of the product try (`e2e` and `long` of each app) and what has not been tried. */
export const accessibility: LegalText = {
  route: 'accessibility',
  title: 'Declaración de accesibilidad',
  lead: `Queremos que cualquier persona pueda usar ${brand.name}. Aquí contamos qué comprobamos, qué no y cómo avisarnos.`,
  versions: [
    { date: '2026-11-26', changes: 'qué documentos se publican y cómo.' },
    { date: '2026-11-23', changes: 'primera versión.' },
  ],
  sections: [
    {
      id: 'objetivo',
      title: 'Qué nos proponemos',
      blocks: [
        {
          kind: 'text',
          text: [
            'Trabajamos para cumplir el nivel AA de las ',
            {
              label: 'pautas de accesibilidad para el contenido web (WCAG) 2.2',
              url: 'https://www.w3.org/TR/WCAG22/',
            },
            ', que amplían lo que pide la norma europea EN 301 549.',
          ],
        },
      ],
    },
    {
      id: 'comprobaciones',
      title: 'Qué comprobamos',
      blocks: [
        {
          kind: 'text',
          text: 'Con cada cambio, antes de publicarlo, un navegador Chromium abre las páginas y comprueba de forma automática:',
        },
        {
          kind: 'list',
          items: [
            'Las reglas de la herramienta axe para WCAG 2.2 A y AA, en pantallas de móvil, de tableta y de ordenador, con los colores claros y los oscuros.',
            'Que nada se salga de la pantalla a 320 píxeles de ancho.',
            'Que las tareas principales (entrar, buscar, solicitar, publicar y responder) se puedan hacer solo con el teclado, y que el foco no se pierda.',
            'Que los componentes sigan leyéndose con los colores de alto contraste del sistema y al ampliar, y que nada se mueva cuando se pide menos movimiento.',
          ],
        },
        {
          kind: 'text',
          text: 'Las herramientas automáticas solo encuentran una parte de los problemas. Por eso no decimos que el sitio cumpla del todo.',
        },
      ],
    },
    {
      id: 'sin-comprobar',
      title: 'Qué no hemos comprobado',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ninguna entidad externa ha auditado el sitio.',
            'No lo hemos probado con personas que usan lectores de pantalla u otros productos de apoyo en su día a día.',
            'No lo comprobamos de forma automática en navegadores distintos de Chromium.',
          ],
        },
      ],
    },
    {
      id: 'limitaciones',
      title: 'Limitaciones que conocemos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Los documentos que suben las personas (currículos, TFG y TFM en PDF) pueden no ser accesibles: quien puede verlos los recibe como nos llegan, salvo los datos ocultos de los TFG y TFM, que quitamos.',
            'Las imágenes y los textos que escriben otras personas pueden no tener alternativa textual o una estructura clara.',
            'Los documentos PDF se ven con el lector del propio navegador, que no depende de este sitio.',
          ],
        },
      ],
    },
    {
      id: 'avisos',
      title: 'Si encuentras una barrera',
      blocks: [
        {
          kind: 'text',
          text: 'Cuéntanos en qué página estabas, qué querías hacer y con qué navegador o producto de apoyo. Si algo te impide usar el sitio, pide la información o el trámite de otra forma y te lo daremos.',
        },
        contactBlock,
      ],
    },
  ],
};
