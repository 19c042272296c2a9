/** Frozen by `npm run legal-versions`. Never edit a version that was in force. */
import type { FrozenText } from '../legal-text.ts';

export default {
  "title": "Declaración de accesibilidad",
  "lead": "Queremos que cualquier persona pueda usar Puente. Aquí contamos qué comprobamos, qué no y cómo avisarnos.",
  "sections": [
    {
      "id": "objetivo",
      "title": "Qué nos proponemos",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "Trabajamos para cumplir el nivel AA de las ",
            {
              "label": "pautas de accesibilidad para el contenido web (WCAG) 2.2",
              "url": "https://www.w3.org/TR/WCAG22/"
            },
            ", que amplían lo que pide la norma europea EN 301 549."
          ]
        }
      ]
    },
    {
      "id": "comprobaciones",
      "title": "Qué comprobamos",
      "blocks": [
        {
          "kind": "text",
          "text": "Con cada cambio, antes de publicarlo, un navegador Chromium abre las páginas y comprueba de forma automática:"
        },
        {
          "kind": "list",
          "items": [
            "Las reglas de la herramienta axe para WCAG 2.2 A y AA, en pantallas de móvil, de tableta y de ordenador, con los colores claros y los oscuros.",
            "Que nada se salga de la pantalla a 320 píxeles de ancho.",
            "Que las tareas principales (entrar, buscar, solicitar, publicar y responder) se puedan hacer solo con el teclado, y que el foco no se pierda.",
            "Que los componentes sigan leyéndose con los colores de alto contraste del sistema y al ampliar, y que nada se mueva cuando se pide menos movimiento."
          ]
        },
        {
          "kind": "text",
          "text": "Las herramientas automáticas solo encuentran una parte de los problemas. Por eso no decimos que el sitio cumpla del todo."
        }
      ]
    },
    {
      "id": "sin-comprobar",
      "title": "Qué no hemos comprobado",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Ninguna entidad externa ha auditado el sitio.",
            "No lo hemos probado con personas que usan lectores de pantalla u otros productos de apoyo en su día a día.",
            "No lo comprobamos de forma automática en navegadores distintos de Chromium."
          ]
        }
      ]
    },
    {
      "id": "limitaciones",
      "title": "Limitaciones que conocemos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Los documentos que suben las personas (currículos, TFG y TFM en PDF) pueden no ser accesibles: quien puede verlos los recibe como nos llegan, salvo los datos ocultos de los TFG y TFM, que quitamos.",
            "Las imágenes y los textos que escriben otras personas pueden no tener alternativa textual o una estructura clara.",
            "Los documentos PDF se ven con el lector del propio navegador, que no depende de este sitio."
          ]
        }
      ]
    },
    {
      "id": "avisos",
      "title": "Si encuentras una barrera",
      "blocks": [
        {
          "kind": "text",
          "text": "Cuéntanos en qué página estabas, qué querías hacer y con qué navegador o producto de apoyo. Si algo te impide usar el sitio, pide la información o el trámite de otra forma y te lo daremos."
        },
        {
          "kind": "owner",
          "intro": "Puedes escribirnos a:",
          "items": [
            {
              "label": "Estudiantes",
              "value": {
                "pending": "Correo de contacto para estudiantes"
              }
            },
            {
              "label": "Organizaciones",
              "value": {
                "pending": "Correo de contacto para organizaciones"
              }
            },
            {
              "label": "Universidades",
              "value": {
                "pending": "Correo de contacto para universidades"
              }
            }
          ]
        }
      ]
    }
  ]
} satisfies FrozenText;
