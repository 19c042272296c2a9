/** Frozen by `npm run legal-versions`. Never edit a version that was in force. */
import type { FrozenText } from '../legal-text.ts';

export default {
  "title": "Cookies",
  "lead": "Qué guarda Puente en tu navegador, para qué y durante cuánto tiempo.",
  "sections": [
    {
      "id": "resumen",
      "title": "En resumen",
      "blocks": [
        {
          "kind": "list",
          "items": [
            "Las técnicas son necesarias para que la plataforma funcione: mantienen tu sesión y guardan lo que escribes.",
            "Las analíticas y nuestra medición son opcionales: nada de ellas se carga sin tu permiso. En tus preferencias ves qué servicios usamos ahora, si es que usamos alguno.",
            "No hay cookies de publicidad.",
            "Puedes cambiar de idea cuando quieras, aquí o desde el pie de cualquier página."
          ]
        },
        {
          "kind": "consent"
        },
        {
          "kind": "text",
          "text": "Las cookies técnicas están exentas de consentimiento según el artículo 22.2 de la Ley 34/2002 (LSSI), porque sin ellas no podríamos darte el servicio que pides."
        }
      ]
    },
    {
      "id": "cookies",
      "title": "Cookies que usamos",
      "blocks": [
        {
          "kind": "facts",
          "items": [
            {
              "name": "token",
              "facts": {
                "Para qué": "Mantiene tu sesión abierta. Ningún programa de la página puede leerla.",
                "Tipo": "Técnica y propia",
                "Duración": "Hasta que cierras el navegador o, si marcas que te recordemos, 30 días desde que entras"
              }
            },
            {
              "name": "u4iRememberMe",
              "facts": {
                "Para qué": "Indica que hay una sesión, para no preguntar por ella a quien no ha entrado. No te identifica.",
                "Tipo": "Técnica y propia",
                "Duración": "La misma que la de la sesión"
              }
            },
            {
              "name": "u4iConnect y u4iPendingLink",
              "facts": {
                "Para qué": "Recuerdan que has ido a Google o Microsoft a iniciar sesión, y qué cuenta hay que vincular al volver.",
                "Tipo": "Técnicas y propias",
                "Duración": "10 y 15 minutos, o hasta que entras"
              }
            },
            {
              "name": "u4iSecondFactor y u4iNewPasskey",
              "facts": {
                "Para qué": "Recuerdan que has empezado a entrar con la verificación en dos pasos, o a añadir una llave de acceso.",
                "Tipo": "Técnicas y propias",
                "Duración": "5 minutos, o hasta que terminas"
              }
            },
            {
              "name": "u4iDevice",
              "facts": {
                "Para qué": "Reconoce un navegador en el que ya has entrado: así nadie puede impedirte entrar a fuerza de probar contraseñas. No abre tu cuenta.",
                "Tipo": "Técnica y propia",
                "Duración": "6 meses desde la última vez que entras"
              }
            },
            {
              "name": "u4iBucket",
              "facts": {
                "Para qué": "Un número al azar del 0 al 99, que comparten muchos navegadores. Decide si recibes ya una versión nueva de una parte de la plataforma, para que no cambie de una página a otra. No te identifica y solo se crea mientras probamos una versión.",
                "Tipo": "Técnica y propia",
                "Duración": "30 días"
              }
            },
            {
              "name": "u4iPreview",
              "facts": {
                "Para qué": "Solo en el navegador de quien desarrolla la plataforma: recuerda qué parte ha elegido ver en una versión de prueba, y de dónde viene.",
                "Tipo": "Técnica y propia",
                "Duración": "Hasta que sale de la vista previa o cierra el navegador"
              }
            }
          ]
        },
        {
          "kind": "text",
          "text": "Las dos primeras se crean al iniciar sesión y se borran al cerrarla. Con https, los nombres de todas menos «u4iRememberMe» y «u4iBucket» empiezan por «__Host-»."
        }
      ]
    },
    {
      "id": "analiticas",
      "title": "Cookies analíticas y medición propia",
      "blocks": [
        {
          "kind": "text",
          "text": "Con tu permiso, y nunca antes, contamos cómo se usa Puente. Esta medición es nuestra: no guarda nada en tu navegador, no lleva tu sesión ni ningún identificador y no se comparte con nadie."
        },
        {
          "kind": "facts",
          "items": [
            {
              "name": "Medición propia",
              "facts": {
                "Qué": "Qué página se abre, por su nombre y sin su dirección; si una búsqueda no encuentra nada, pero no qué buscaste; y si la página tarda, responde despacio o se mueve al cargar, por tramos, y con qué versión de la plataforma",
                "Para qué": "Saber qué páginas se usan y cuáles hay que mejorar",
                "Duración": "Solo guardamos cuántas veces al día, durante 13 meses"
              }
            }
          ]
        },
        {
          "kind": "text",
          "text": "También con tu permiso, pueden cargarse servicios que miden qué páginas se visitan, graban cómo se usan o abren un chat de ayuda. Son de otras empresas y guardan sus propias cookies. Tus preferencias dicen cuáles son."
        },
        {
          "kind": "text",
          "text": "Tu elección vale como mucho 24 meses. Si cambian los servicios o lo que hacen, te volveremos a preguntar. Si retiras el permiso, dejamos de contar en ese momento, borramos las cookies que conocemos de esos servicios y dejan de cargarse."
        },
        {
          "kind": "consent"
        }
      ]
    },
    {
      "id": "almacenamiento",
      "title": "Almacenamiento del navegador",
      "blocks": [
        {
          "kind": "text",
          "text": "Además de las cookies, tu navegador guarda lo siguiente. Salvo los borradores, no se envía a ningún servidor."
        },
        {
          "kind": "facts",
          "items": [
            {
              "name": "draft:…",
              "facts": {
                "Para qué": "Borrador de un formulario a medias, como una solicitud o un proyecto, para que una recarga o un fallo no te hagan perderlo. Con tu sesión abierta se guarda también en tu cuenta, para seguir en otro dispositivo.",
                "Dónde": "Almacenamiento local o, sin sesión, de sesión",
                "Duración": "Hasta que envías el formulario, cierras la sesión, salvo que elijas dejarlo, o, sin sesión, cierras la pestaña"
              }
            },
            {
              "name": "text:…",
              "facts": {
                "Para qué": "Mensajes, notas y respuestas que has empezado y no has enviado, los últimos proyectos que has visto y si has apagado los atajos del teclado.",
                "Dónde": "Almacenamiento local",
                "Duración": "Hasta que cierras la sesión"
              }
            },
            {
              "name": "uploads:…",
              "facts": {
                "Para qué": "El nombre de un archivo que no ha terminado de subir, para pedírtelo otra vez.",
                "Dónde": "Almacenamiento de sesión",
                "Duración": "Hasta que sube o cierras la pestaña"
              }
            },
            {
              "name": "u4iChosenProfile y u4iCampaign",
              "facts": {
                "Para qué": "Recuerdan con qué perfil y por qué campaña has venido a registrarte, para no preguntártelo otra vez.",
                "Dónde": "Almacenamiento de sesión",
                "Duración": "Hasta que completas el registro o cierras la pestaña"
              }
            },
            {
              "name": "u4iQualificationModalShown, loginDeclined y awardsBannerClosed",
              "facts": {
                "Para qué": "Recuerdan qué preguntas y avisos has cerrado, para no volver a mostrártelos.",
                "Dónde": "Almacenamiento de sesión; el del aviso de los premios, local",
                "Duración": "Hasta que cierras la pestaña; el del aviso, hasta la edición siguiente"
              }
            },
            {
              "name": "visit… y session-changes",
              "facts": {
                "Para qué": "Distinguen abrir una página de volver a ella, y avisan a tus otras pestañas de que entras o sales.",
                "Dónde": "Almacenamiento de sesión y local",
                "Duración": "Hasta que cierras la pestaña, y un instante"
              }
            },
            {
              "name": "u4iRedirect y pendingSave",
              "facts": {
                "Para qué": "Recuerdan a qué página ibas, y qué proyecto o trabajo querías guardar, cuando te pedimos iniciar sesión, para llevarte a ella y guardarlo después.",
                "Dónde": "Almacenamiento de sesión",
                "Duración": "Hasta que inicias sesión o cierras la pestaña"
              }
            },
            {
              "name": "u4iSecondFactorLater",
              "facts": {
                "Para qué": "Recuerda cuándo dijiste «Ahora no» a la verificación en dos pasos, para no volver a preguntarte en una semana.",
                "Dónde": "Almacenamiento local",
                "Duración": "Hasta que borras los datos del sitio"
              }
            },
            {
              "name": "viewedUser",
              "facts": {
                "Para qué": "Solo en el navegador de quien forma parte del equipo: recuerda con el número de qué cuenta ve la plataforma, para borrar de ese navegador lo que guarden sus páginas.",
                "Dónde": "Almacenamiento local",
                "Duración": "Hasta que deja de verla así, como mucho 15 minutos y la siguiente visita"
              }
            },
            {
              "name": "registered",
              "facts": {
                "Para qué": "Recuerda que te has registrado desde este navegador, con el número de tu cuenta.",
                "Dónde": "Almacenamiento local",
                "Duración": "Hasta que entras por primera vez y te damos la bienvenida"
              }
            },
            {
              "name": "cookieConsent",
              "facts": {
                "Para qué": "Recuerda qué elegiste sobre las cookies, cuándo y sobre qué versión de este texto.",
                "Dónde": "Almacenamiento local",
                "Duración": "Hasta 24 meses, o hasta que borras los datos del sitio"
              }
            },
            {
              "name": "analytics_ga",
              "facts": {
                "Para qué": "Recuerda si aceptaste las cookies analíticas.",
                "Dónde": "Almacenamiento local",
                "Duración": "La misma que la de tu elección"
              }
            },
            {
              "name": "reloaded:…, mended y files-left",
              "facts": {
                "Para qué": "Evitan que la página se recargue sin fin cuando se publica una versión nueva mientras la usas o un archivo no llega, y recuerdan durante diez minutos que un servidor de archivos no responde.",
                "Dónde": "Almacenamiento de sesión",
                "Duración": "Hasta que cierras la pestaña"
              }
            },
            {
              "name": "former-versions",
              "facts": {
                "Para qué": "Recuerda qué parte de la plataforma ha fallado en su última versión, para abrir en su lugar la anterior.",
                "Dónde": "Almacenamiento de sesión",
                "Duración": "Hasta que cierras la pestaña"
              }
            },
            {
              "name": "release-… y opened",
              "facts": {
                "Para qué": "Los archivos de la plataforma, sin datos de nadie, para que se abra más deprisa y sin conexión.",
                "Dónde": "Caché del navegador",
                "Duración": "Hasta que hay otra versión o borras los datos del sitio"
              }
            }
          ]
        },
        {
          "kind": "text",
          "text": "Si usas un ordenador compartido, cierra la sesión al terminar y envía o borra lo que tengas a medias."
        }
      ]
    },
    {
      "id": "gestion",
      "title": "Cómo borrarlas o bloquearlas",
      "blocks": [
        {
          "kind": "text",
          "text": "Puedes borrar o bloquear cookies y datos de sitios en los ajustes de privacidad de tu navegador. Si bloqueas las técnicas, podrás ver las páginas públicas, pero no iniciar sesión."
        }
      ]
    },
    {
      "id": "mas",
      "title": "Más información",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "El resto de lo que hacemos con tus datos está en la ",
            {
              "label": "política de privacidad",
              "route": "privacy"
            },
            "."
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
    }
  ]
} satisfies FrozenText;
