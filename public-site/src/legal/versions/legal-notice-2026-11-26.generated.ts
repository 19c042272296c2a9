/** Frozen by `npm run legal-versions`. Never edit a version that was in force. */
import type { FrozenText } from '../legal-text.ts';

export default {
  "title": "Aviso legal",
  "lead": "Quién está detrás de Puente y con qué condiciones puedes visitar este sitio.",
  "sections": [
    {
      "id": "titular",
      "title": "Quién es responsable de este sitio",
      "blocks": [
        {
          "kind": "text",
          "text": "Este sitio es Puente, una plataforma que pone en contacto a estudiantes universitarios con empresas y organizaciones para crear proyectos de impacto, trabajos de fin de grado (TFG) y trabajos de fin de máster (TFM). Esta información se da en cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI)."
        },
        {
          "kind": "owner",
          "intro": "Datos identificativos:",
          "items": [
            {
              "label": "Titular",
              "value": {
                "pending": "Titular, domicilio y datos registrales"
              }
            }
          ]
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
    },
    {
      "id": "objeto",
      "title": "Para qué sirve",
      "blocks": [
        {
          "kind": "text",
          "text": "En Puente las organizaciones publican proyectos y los estudiantes los consultan, los solicitan y publican sus trabajos. La plataforma facilita ese encuentro: no es parte de los acuerdos a los que lleguen después un estudiante, una organización y una universidad."
        },
        {
          "kind": "text",
          "text": [
            "Visitar las páginas públicas no exige registrarse. Para usar una cuenta se aplican además los ",
            {
              "label": "términos y condiciones",
              "route": "terms"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "uso",
      "title": "Uso correcto del sitio",
      "blocks": [
        {
          "kind": "text",
          "text": "Al visitar el sitio te comprometes a no:"
        },
        {
          "kind": "list",
          "items": [
            "Usarlo para fines ilícitos o que perjudiquen a otras personas.",
            "Intentar acceder a cuentas, datos o zonas que no te corresponden, o entorpecer su funcionamiento.",
            [
              "Recopilar de forma automatizada datos de las personas u organizaciones que aparecen en él. Para las cifras hay ",
              {
                "label": "datos abiertos",
                "route": "openData"
              },
              ", y para los proyectos, canales y calendarios."
            ]
          ]
        }
      ]
    },
    {
      "id": "propiedad",
      "title": "Propiedad intelectual",
      "blocks": [
        {
          "kind": "text",
          "text": "El diseño, los textos, el código y la marca Puente pertenecen a su titular o se usan con autorización. Lo que publica cada organización y lo que envía cada estudiante sigue siendo suyo. Cada trabajo dice con qué licencia se publica, y los datos abiertos se pueden usar con la licencia CC BY 4.0."
        }
      ]
    },
    {
      "id": "responsabilidad",
      "title": "Contenidos de terceros y enlaces",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "Cada organización responde de la información que publica, y cada estudiante, de sus trabajos. Si ves un contenido ilícito, falso o que vulnera tus derechos, ",
            {
              "label": "comunícalo",
              "route": "contact"
            },
            " y lo revisaremos para retirarlo o bloquearlo si procede."
          ]
        },
        {
          "kind": "text",
          "text": "Los enlaces a páginas de terceros se ofrecen por su utilidad. No controlamos su contenido ni sus condiciones."
        }
      ]
    },
    {
      "id": "datos",
      "title": "Datos personales y cookies",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "Cómo tratamos tus datos se explica en la ",
            {
              "label": "política de privacidad",
              "route": "privacy"
            },
            ", y qué guardamos en tu navegador, en la página de ",
            {
              "label": "cookies",
              "route": "cookies"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "ley",
      "title": "Ley aplicable",
      "blocks": [
        {
          "kind": "text",
          "text": "Este aviso se rige por la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio."
        }
      ]
    }
  ]
} satisfies FrozenText;
