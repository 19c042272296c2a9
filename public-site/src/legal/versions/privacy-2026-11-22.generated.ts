/** Frozen by `npm run legal-versions`. Never edit a version that was in force. */
import type { FrozenText } from '../legal-text.ts';

export default {
  "title": "Política de privacidad",
  "lead": "Qué datos tuyos usa Puente, para qué, quién los ve y cómo decides sobre ellos.",
  "sections": [
    {
      "id": "resumen",
      "title": "En resumen",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Usamos tus datos para darte una cuenta y para que estudiantes y organizaciones se encuentren.",
            "Una organización ve tus datos solo si solicitas uno de sus proyectos, y tu correo electrónico y tu teléfono solo si te preselecciona.",
            "No vendemos tus datos, no hacemos publicidad y no cargamos ninguna herramienta de analítica sin tu permiso.",
            "Nadie recibe una puntuación ni se toma ninguna decisión automática sobre ti: las solicitudes las leen personas."
          ]
        }
      ]
    },
    {
      "id": "responsable",
      "title": "Responsable del tratamiento",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "El responsable es el titular de la plataforma, que se identifica en el ",
            {
              "label": "aviso legal",
              "route": "legalNotice"
            },
            ". Los datos se tratan conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018 (LOPDGDD)."
          ]
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
      "id": "datos",
      "title": "Qué datos tratamos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Cuenta: nombre, apellidos, correo electrónico, perfil (estudiante, organización o docente) y contraseña, que se guarda cifrada de forma irreversible. El teléfono es opcional, salvo para quien coordina una organización.",
            "Verificación en dos pasos, si la activas: la clave de tu aplicación de códigos, cifrada; las claves públicas y los nombres de tus llaves de acceso; y tus códigos de recuperación, de forma que no se pueden leer. Tu huella y tu cara no salen de tu dispositivo.",
            "Estudiantes: universidad, provincia y situación respecto al trabajo final, si las indicas, y los proyectos que guardas.",
            "Solicitudes: motivación, disponibilidad, CV en PDF y el estado de cada solicitud.",
            "Organizaciones: los datos de la entidad y de los proyectos que publica, y quién actúa en su nombre.",
            "Datos técnicos imprescindibles: los de tu sesión, la dirección IP y el navegador con que la abres, para mantenerla y proteger las cuentas frente a abusos."
          ]
        },
        {
          "kind": "text",
          "text": "No pongas en tu CV ni en tus textos datos que no hagan falta, como los de salud, los ideológicos o tu número de documento."
        }
      ]
    },
    {
      "id": "finalidades",
      "title": "Para qué y con qué base jurídica",
      "blocks": [
        {
          "kind": "facts",
          "items": [
            {
              "name": "Darte una cuenta y el servicio",
              "facts": {
                "Qué": "Crear tu cuenta, confirmar tu correo electrónico, abrir tu sesión y mostrarte proyectos, guardados y solicitudes",
                "Base": "Ejecución del contrato que aceptas al registrarte (art. 6.1.b RGPD)"
              }
            },
            {
              "name": "Tramitar solicitudes",
              "facts": {
                "Qué": "Enviar la tuya a la organización que publica el proyecto y mostrarte su respuesta",
                "Base": "Ejecución del contrato, a petición tuya (art. 6.1.b RGPD)"
              }
            },
            {
              "name": "Proteger la plataforma",
              "facts": {
                "Qué": "Limitar los intentos de acceso y detectar usos abusivos",
                "Base": "Interés legítimo en la seguridad del servicio y de las cuentas (art. 6.1.f RGPD)"
              }
            },
            {
              "name": "Mejorar la plataforma",
              "facts": {
                "Qué": "Contar cuántas veces se abre cada página, cuánto tarda y cuántas búsquedas no encuentran nada, sin saber quién",
                "Base": "Tu permiso, que das o retiras en las preferencias de cookies (art. 6.1.a RGPD)"
              }
            },
            {
              "name": "Cumplir la ley",
              "facts": {
                "Qué": "Atender tus derechos y los requerimientos de las autoridades",
                "Base": "Obligación legal (art. 6.1.c RGPD)"
              }
            }
          ]
        },
        {
          "kind": "text",
          "text": "Los datos que el formulario no marca como opcionales son necesarios para prestarte el servicio: sin ellos no podemos crear la cuenta o enviar la solicitud."
        }
      ]
    },
    {
      "id": "destinatarios",
      "title": "Quién los recibe",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "La organización del proyecto que solicitas ve tu nombre, universidad, provincia, motivación, disponibilidad y CV. Tu correo electrónico y tu teléfono, solo desde que te preselecciona. A partir de ahí, la organización responde del uso que haga de ellos.",
            "Las demás personas usuarias no ven tus datos. De una organización se publica su nombre, sector, localización y proyectos.",
            "Los proveedores que alojan la plataforma y envían sus correos los tratan por encargo nuestro y siguiendo nuestras instrucciones.",
            "Las autoridades, cuando la ley obliga."
          ]
        }
      ]
    },
    {
      "id": "plazos",
      "title": "Cuánto tiempo los guardamos",
      "blocks": [
        {
          "kind": "text",
          "text": "Mientras tengas cuenta. Si pides que la borremos, eliminamos tus datos y tus documentos y conservamos bloqueado solo lo que la ley nos obligue a guardar, durante el plazo que fije. Los accesos a tu cuenta y sus cambios de seguridad se guardan 90 días, sin tu nombre ni tu dirección de red, para poder averiguar qué pasó si alguien entra sin permiso."
        }
      ]
    },
    {
      "id": "derechos",
      "title": "Tus derechos",
      "blocks": [
        {
          "kind": "text",
          "text": "Puedes pedir el acceso a tus datos, su rectificación o supresión, la limitación del tratamiento, su portabilidad, y oponerte a los tratamientos basados en el interés legítimo. Es gratis y te responderemos en el plazo de un mes. Para proteger tu cuenta, podemos pedirte que demuestres que eres tú."
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
          "text": [
            "Si crees que no hemos atendido bien tus derechos, puedes reclamar ante la ",
            {
              "label": "Agencia Española de Protección de Datos",
              "url": "https://www.aepd.es"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "seguridad",
      "title": "Cómo los protegemos",
      "blocks": [
        {
          "kind": "text",
          "text": "La sesión viaja en una cookie que los programas de la página no pueden leer, limitamos los intentos de acceso y cada petición comprueba que quien la hace tiene permiso. Los CV no tienen una dirección pública: solo se entregan a quien puede ver la solicitud."
        }
      ]
    },
    {
      "id": "cambios",
      "title": "Cambios en esta política",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "Si cambia algo de lo que hacemos con tus datos, actualizaremos esta página antes de empezar a hacerlo. Lo que se guarda en tu navegador está en ",
            {
              "label": "cookies",
              "route": "cookies"
            },
            "."
          ]
        }
      ]
    }
  ]
} satisfies FrozenText;
