/** Frozen by `npm run legal-versions`. Never edit a version that was in force. */
import type { FrozenText } from '../legal-text.ts';

export default {
  "title": "Términos y condiciones",
  "lead": "Las reglas para usar una cuenta de Puente, escritas para que se entiendan.",
  "sections": [
    {
      "id": "servicio",
      "title": "Qué ofrecemos",
      "blocks": [
        {
          "kind": "text",
          "text": "Puente es un lugar de encuentro: las organizaciones publican proyectos, los estudiantes los solicitan y publican sus trabajos, el profesorado los dirige y las organizaciones responden. Estos términos se aplican entre tú y el titular de la plataforma desde que creas una cuenta."
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
        }
      ]
    },
    {
      "id": "cuenta",
      "title": "Tu cuenta",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Regístrate con tus datos reales y con el perfil que te corresponde: estudiante, organización o docente.",
            "Antes de entrar por primera vez te pedimos que confirmes tu correo electrónico, salvo que Google o Microsoft nos digan que es tuyo.",
            "Tu contraseña es personal. Si crees que alguien la conoce, avísanos.",
            "Si te registras en nombre de una organización, declaras que puedes actuar por ella."
          ]
        }
      ]
    },
    {
      "id": "estudiantes",
      "title": "Si eres estudiante",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Lo que digas en tus solicitudes y en tu CV debe ser cierto y tuyo.",
            "Puedes enviar una solicitud por proyecto, y a tantos proyectos como quieras.",
            "Puedes tener hasta 4 trabajos publicados. Publica solo lo que es tuyo o puedes publicar.",
            "Que te seleccionen no sustituye a la aprobación de tu universidad: el tema, la tutela y la evaluación del TFG o TFM dependen de ella."
          ]
        }
      ]
    },
    {
      "id": "organizaciones",
      "title": "Si publicas proyectos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Publica retos reales, descritos con honestidad: qué se pide, con qué dedicación, si hay remuneración y hasta cuándo se puede solicitar.",
            "Un proyecto no puede encubrir un puesto de trabajo ni exigir un pago a quien lo solicita.",
            "No discrimines por ninguna de las razones que la ley prohíbe.",
            "Usa los datos y el CV de cada estudiante solo para valorar su solicitud y colaborar en el proyecto, y bórralos cuando ya no hagan falta.",
            "Responde a las solicitudes en los días que dices: al otro lado hay alguien esperando."
          ]
        }
      ]
    },
    {
      "id": "contenidos",
      "title": "Contenidos y autoría",
      "blocks": [
        {
          "kind": "text",
          "text": "Lo que publicas o envías sigue siendo tuyo. Nos permites mostrarlo y guardarlo en la medida necesaria para prestar el servicio: un proyecto, a quienes visitan la plataforma y, si lo autorizas, en sus canales, buscadores y otros sitios; un trabajo, a cualquiera, con la licencia que eliges y su documento desde que acaba el embargo; una solicitud, a la organización que la recibe."
        },
        {
          "kind": "text",
          "text": "La autoría de un trabajo académico es de quien lo hace. Si la organización necesita usarlo, explotarlo o mantener algo en secreto, tiene que acordarlo por escrito con el estudiante y, si procede, con la universidad."
        }
      ]
    },
    {
      "id": "acuerdos",
      "title": "Acuerdos entre las partes",
      "blocks": [
        {
          "kind": "text",
          "text": "Puente no firma convenios de prácticas ni contratos en nombre de nadie y no garantiza que un proyecto reciba solicitudes ni que una solicitud sea aceptada. El convenio, la remuneración o los seguros que hagan falta los acuerdan el estudiante, la organización y la universidad."
        }
      ]
    },
    {
      "id": "limites",
      "title": "Qué no está permitido",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Publicar contenidos ilícitos, engañosos u ofensivos, o suplantar a otra persona o entidad.",
            "Usar los datos de otras personas para algo distinto de aquello para lo que se compartieron.",
            [
              "Intentar entrar en cuentas ajenas, poner en riesgo el funcionamiento de la plataforma o automatizar su uso, salvo con lo que ofrecemos para ello: los canales, los calendarios, las listas para otros sitios y los ",
              {
                "label": "datos abiertos",
                "route": "openData"
              },
              "."
            ]
          ]
        },
        {
          "kind": "text",
          "text": "Si se incumplen estas reglas podemos retirar contenidos o suspender la cuenta. Salvo urgencia, te explicaremos antes el motivo y podrás alegar lo que quieras."
        }
      ]
    },
    {
      "id": "responsabilidad",
      "title": "Responsabilidad",
      "blocks": [
        {
          "kind": "text",
          "text": "Ponemos cuidado en que el servicio funcione, pero puede interrumpirse por mantenimiento o por causas ajenas. Cada parte responde de lo que publica y de lo que acuerda. Nada de esto limita los derechos que la ley te da si eres consumidor, ni la responsabilidad que la ley no permite limitar."
        }
      ]
    },
    {
      "id": "baja",
      "title": "Darte de baja y cambios",
      "blocks": [
        {
          "kind": "text",
          "text": "Puedes eliminar tu cuenta cuando quieras, en el apartado «Cuenta» de tu perfil, y descargar antes tus datos. También puedes pedirnos que lo hagamos."
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
        },
        {
          "kind": "text",
          "text": "Si cambiamos estos términos, publicaremos aquí la nueva versión antes de aplicarla. Si el cambio te perjudica, puedes cerrar tu cuenta."
        }
      ]
    },
    {
      "id": "ley",
      "title": "Ley aplicable",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "Se aplica la ley española y, si eres consumidor, puedes reclamar en los juzgados de tu domicilio. El uso de tus datos se explica en la ",
            {
              "label": "política de privacidad",
              "route": "privacy"
            },
            "."
          ]
        }
      ]
    }
  ]
} satisfies FrozenText;
