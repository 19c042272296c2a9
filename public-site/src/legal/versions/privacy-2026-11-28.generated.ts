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
            "Una organización sabe quién eres si solicitas uno de sus proyectos, si te interesa una de sus ofertas o eventos o si eliges aparecer en el Talent Corner. Tu correo electrónico y tu teléfono, solo si te preselecciona o aceptas su invitación.",
            "No vendemos tus datos, no hacemos publicidad y no cargamos ninguna herramienta de analítica sin tu permiso.",
            "Unas reglas publicadas calculan cuánto encaja contigo cada proyecto. Nadie decide por ellas: las solicitudes las leen y las responden personas."
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
            "Cuenta: nombre, apellidos, correo electrónico, perfil (estudiante, organización o docente), cuándo la creas y entras y, si la añades, tu imagen. La contraseña se guarda cifrada de forma irreversible. El teléfono es opcional, salvo para quien coordina una organización; al personal docente no se le pide.",
            "Sesiones: con qué navegador las abres, desde cuándo y hasta cuándo. Si entras con Google o Microsoft, el identificador, el nombre, el correo electrónico y la imagen que nos dan de tu cuenta.",
            "Verificación en dos pasos, si la activas: la clave de tu aplicación de códigos, cifrada; las claves públicas y los nombres de tus llaves de acceso; y tus códigos de recuperación, de forma que no se pueden leer. Tu huella y tu cara no salen de tu dispositivo.",
            "Registro de seguridad: los accesos a tu cuenta, los intentos fallidos, los cambios de contraseña, de correo electrónico, de verificación y de perfil, las sesiones que cierras a distancia, las descargas de tus datos, la eliminación de la cuenta y cada vez que el equipo ve la plataforma como la ves tú, con el motivo.",
            "Actos del equipo, solo de quien forma parte de él: qué cambió cada persona en la plataforma, con su nombre y la fecha. No se pueden modificar ni borrar, tampoco al eliminar la cuenta.",
            "Estudios: universidad, provincia, área, tipo de estudios y titulaciones, cómo llevas tu TFG o TFM y cuándo lo harás. En cada solicitud contestada, los que tenías entonces.",
            "Intereses: los temas que eliges, qué te preocupa, cómo nos conociste y por qué campaña llegas; los proyectos, trabajos, recursos y búsquedas que guardas, las organizaciones que sigues y las ofertas y eventos que te interesan.",
            "Competencias, si respondes al cuestionario: tus respuestas y el resultado de cada sección, de 0 a 6. Ninguna organización los ve, y no ordenan ni descartan nada.",
            "Discapacidad, si quieres decirlo: si tienes reconocida una superior al 33 %. Es un dato de salud. Un «Sí» solo se guarda con tu consentimiento expreso y mientras no lo retires.",
            "Visibilidad: qué organizaciones quieres que te vean, cuáles han abierto tu CV o tu perfil y a cuáles se han dado tus datos de contacto.",
            "Solicitudes: motivación, disponibilidad, CV en PDF y lo demás que escribes en ellas, su estado con sus fechas y la respuesta. La organización puede añadir notas y marcas que solo ve ella.",
            "Colaboraciones: los proyectos en los que participas después de la selección, con sus fechas, sus estados, quién hizo cada cosa, los motivos que escribís, los enlaces y archivos que entregas, lo que comentáis sobre ellos, el acuerdo con quién lo aceptó y cuándo, las copias firmadas que subís, que se borran con la cuenta de quien las subió, la referencia del convenio de la universidad, y las valoraciones del final, que las dos partes leen a la vez. Si alguien avisa del comentario de una valoración, el equipo lo lee y puede retirarlo, y las dos partes leen el motivo. Si te suscribes a tu calendario, desde cuándo y una huella de su dirección privada. Las ven sus estudiantes, la organización y quien dirige el trabajo. También el certificado que emitas: quien tenga su código lee en una página los datos que tú marques, y ninguno si no marcas nada. Si borras tu cuenta siguen sin tu nombre, y esa página no enseña nada.",
            "Encaje: los puntos que suma un proyecto contigo, que se calculan cada vez. De cada solicitud se guarda si encajaba muy bien al enviarla.",
            "Talent Corner, si eliges aparecer: las invitaciones que recibes, lo que respondes y las listas en que te tiene una organización.",
            "Trabajos (TFG o TFM) que publicas o preparas: lo que cuentas de ellos, su documento, su licencia, quién los dirige y, desde que los publicas, tu nombre, universidad y titulación de entonces.",
            "Docentes: universidad, área, titulaciones, hasta cuándo quieres avisos y qué trabajos y proyectos diriges.",
            "Organizaciones: los datos de la entidad y de los proyectos que publica, su persona de contacto, quién actúa en su nombre, con qué puesto y qué hace por ella, lo que nuestro equipo anota al comprobar la entidad, y el correo electrónico de quien recibe una invitación.",
            "Retiradas: si el equipo retira un trabajo, un proyecto o una oportunidad, el motivo, la objeción que presentas y la respuesta. Se conservan mientras existe lo que se retiró; si dejas un trabajo sin tu nombre, tu objeción se borra.",
            "Comunicaciones: las que recibes, si las has leído, y de qué quieres que te avisemos y cómo.",
            "Conversaciones: lo que escribes y lees en el chat con el equipo, con organizaciones y con quienes hacen o dirigen un trabajo, y por qué el equipo retiró un mensaje tuyo.",
            "Mensajes de contacto: lo que escribes en el formulario de la página de contacto o al avisar de un problema, o lo primero que preguntas al equipo en el chat, con tu nombre y tu correo electrónico, lo que te respondemos y lo que el equipo anota al atenderte.",
            "Jurado de los premios, solo de quien forma parte de él: de qué ediciones, los puntos que da a cada trabajo y sus comentarios, que lee el equipo cuando acaba el plazo. Se borran al eliminar la cuenta.",
            "Formularios a medias: lo que has escrito con tu cuenta y aún no has enviado, para que puedas seguir en otro dispositivo.",
            "Archivos que subes: CV, trabajos, entregas e imágenes, con su nombre, tamaño y fecha.",
            "Datos técnicos imprescindibles: la dirección IP y el navegador de cada petición, para mantener la sesión y proteger las cuentas frente a abusos. De la dirección solo se guarda una huella de la que no se puede volver a ella. Durante una hora, también qué proyectos y recursos abres con tu cuenta, para contar una sola vez cada apertura."
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
                "Qué": "Crear tu cuenta, confirmar tu correo electrónico, abrir tu sesión, mostrarte proyectos, guardados y solicitudes, enviarte los avisos que eliges y publicar tus trabajos",
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
              "name": "Decirte qué proyectos encajan contigo",
              "facts": {
                "Qué": "Comparar tus estudios, tu provincia, tus fechas y tus intereses con lo que pide cada proyecto, y decírselo a la organización si lo solicitas",
                "Base": "Interés legítimo en que encuentres proyectos que puedas hacer (art. 6.1.f RGPD)"
              }
            },
            {
              "name": "Que te encuentren organizaciones",
              "facts": {
                "Qué": "Mostrarte en el Talent Corner y hacerte llegar sus invitaciones",
                "Base": "Tu permiso, que das o retiras en «Quién me ve» (art. 6.1.a RGPD)"
              }
            },
            {
              "name": "Favorecer la inclusión",
              "facts": {
                "Qué": "Guardar que tienes una discapacidad y enseñarlo a organizaciones que buscan inclusión",
                "Base": "Tu consentimiento expreso, que retiras en «Quién me ve» (art. 9.2.a RGPD)"
              }
            },
            {
              "name": "Conocer tus competencias",
              "facts": {
                "Qué": "Calcular y mostrarte el resultado del cuestionario",
                "Base": "Ejecución del contrato, a petición tuya (art. 6.1.b RGPD)"
              }
            },
            {
              "name": "Responder a lo que nos escribes",
              "facts": {
                "Qué": "Leer tu mensaje de contacto y responderte",
                "Base": "Interés legítimo en atender a quien nos escribe (art. 6.1.f RGPD)"
              }
            },
            {
              "name": "Proteger la plataforma",
              "facts": {
                "Qué": "Limitar los intentos de acceso, detectar usos abusivos y saber qué errores da una página, sin datos de quién la usa",
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
              "name": "Mostrar y publicar cifras",
              "facts": {
                "Qué": "Contar cuántas veces se abren un proyecto o un recurso y cuántas personas, solicitudes y trabajos hay, sin publicar cifras con las que se pueda reconocer a alguien",
                "Base": "Interés legítimo en saber y contar para qué sirve la plataforma (art. 6.1.f RGPD)"
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
      "id": "encaje",
      "title": "Cómo calculamos si un proyecto encaja contigo",
      "blocks": [
        {
          "kind": "text",
          "text": [
            "Con unas ",
            {
              "label": "reglas fijas y publicadas",
              "route": "matchRules"
            },
            ", las mismas para todo el mundo, cada proyecto suma puntos según lo que estudias, tu provincia y tus intereses. Con ellos se ordenan los proyectos que ves. No miran la discapacidad, las competencias, la edad, el sexo ni el origen."
          ]
        },
        {
          "kind": "text",
          "text": "Si solicitas un proyecto, su organización ve qué coincide y qué no, y si encajas muy bien: 7 puntos o más y nada en contra. No ve los puntos. Si tu perfil es privado, no se calcula. En el Talent Corner no hay puntos: la lista va por fecha."
        },
        {
          "kind": "text",
          "text": "No se toma ninguna decisión automática sobre ti: nada te impide solicitar un proyecto, y cada respuesta es de una persona de la organización. Solo se cierran sin respuesta propia las solicitudes de un proyecto que su organización cierra o retira."
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
            "La organización del proyecto que solicitas ve tu nombre, universidad, provincia, lo que escribes en la solicitud y tu CV; si tu perfil no es privado, también tus titulaciones, área y tipo de estudios. Tu correo electrónico y tu teléfono, solo desde que sabes que te preselecciona y si el equipo ha verificado quién es; desde entonces, y solo si busca inclusión y consentiste en enseñarla, también tu discapacidad. A partir de ahí, la organización responde del uso que haga de ellos. Si retiras la solicitud, deja de ver lo que escribiste y tu CV.",
            "Salvo que tu perfil sea privado, las organizaciones a las que sigues saben tu universidad, tu provincia y tu área, y las de las ofertas y los eventos que te interesan, también tu nombre.",
            "Las organizaciones del Talent Corner, solo si lo eliges en «Quién me ve», ven tu nombre, tus estudios, tu provincia, tus temas de interés, cómo llevas tu TFG o TFM y cuándo lo harás, los trabajos que has publicado y que las sigues. Tu correo electrónico y tu teléfono, cuando aceptas una invitación.",
            "Cualquier persona, también desde un buscador, ve los trabajos (TFG o TFM) que publicas, con tu nombre, tu universidad y tu titulación, hasta que los ocultas o los retiras. De una organización se publican su nombre, sector, tipo, tamaño, localización, descripción, web, LinkedIn y logo, sus proyectos y sus oportunidades; su persona de contacto la ven quienes actúan en su nombre y los estudiantes que preselecciona.",
            "Quien ha iniciado sesión ve el nombre y la universidad de quien dirige un proyecto, y el nombre de quien lo coordina. Quien dirige tu trabajo lo ve desde que lo nombras, también en borrador.",
            "Con quien hablas en el chat lee tu nombre y lo que escribes. Si una de las dos partes avisa de un mensaje, el equipo puede leerlo, con unos pocos de antes y de después, y retirarlo. Queda anotado quién los lee.",
            "El equipo de la plataforma ve tu perfil, salvo tu respuesta sobre discapacidad, y los trabajos y mensajes que tiene que revisar o contestar. Si avisas de un problema con un proyecto, un trabajo, una oportunidad o una organización, recibe tu aviso y tu correo electrónico.",
            "Nada más de ti ven las demás personas usuarias.",
            "Google o Microsoft saben que entras aquí, si eliges entrar con tu cuenta suya. Con tu permiso, los servicios de analítica, grabación o chat que nombran las preferencias de cookies reciben cómo usas las páginas.",
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
          "text": "Mientras tengas cuenta, salvo lo que se borra antes:"
        },
        {
          "kind": "list",
          "items": [
            "El registro de seguridad, a los 90 días. Se conserva ese tiempo aunque elimines la cuenta, sin tu nombre ni tu dirección de red, para poder averiguar qué pasó si alguien entró sin permiso.",
            "Las solicitudes sin enviar y los formularios a medias, 180 días después de la última vez que los tocas. De una solicitud te avisamos 14 días antes.",
            "Los mensajes de contacto y los avisos de problemas, con nuestras respuestas, a los 365 días de cerrarlos o, si nadie los cierra, del último cambio.",
            "Las palabras que se buscan y no encuentran nada, contadas por día y sin nada que diga quién las buscó, a los 90 días. El equipo solo ve las que se buscaron varias veces.",
            "Los avisos de quien actúa por una organización, a los 180 días, y las invitaciones a actuar por ella sin respuesta, a los 30 días.",
            "Las colaboraciones no caducan: su historial, su acuerdo, su plan, sus entregas con los archivos y comentarios, sus horas, sus valoraciones y sus certificados son también de las demás personas y prueban el trabajo hecho. Si eliminas la cuenta, siguen sin tu nombre; las copias firmadas que subiste se borran.",
            "Las entrevistas, mientras exista la solicitud a la que pertenecen. Se borran con ella y, si eres quien se presenta, con tu cuenta.",
            "Las invitaciones a dirigir un trabajo, hasta que se responden, termina la colaboración o se elimina la cuenta de quien invita.",
            "La dirección de tu calendario, hasta que la renuevas, dejas de compartirlo o eliminas la cuenta. Solo guardamos una huella, que no permite leerla.",
            "Las sesiones, cuando caducan: al día sin usarlas o, si pides que te recordemos, a los 30 días de entrar. Aunque las uses, a los 90 como mucho."
          ]
        },
        {
          "kind": "text",
          "text": "Al eliminar la cuenta se borran al momento tus datos y tus documentos. Se quedan, sin nada que diga de quién son, los trabajos publicados si así lo eliges, las colaboraciones, lo que hiciste o escribiste en nombre de una organización y los mensajes que enviaste en conversaciones de otras personas."
        }
      ]
    },
    {
      "id": "derechos",
      "title": "Tus derechos",
      "blocks": [
        {
          "kind": "text",
          "text": "En tu perfil puedes corregir tus datos, decidir quién te ve y, en «Cuenta», descargar en un ZIP todo lo que guardamos de ti y eliminar la cuenta."
        },
        {
          "kind": "text",
          "text": "También puedes pedir el acceso a tus datos, su rectificación o supresión, la limitación del tratamiento, su portabilidad, y oponerte a los tratamientos basados en el interés legítimo. Es gratis y te responderemos en el plazo de un mes. Para proteger tu cuenta, podemos pedirte que demuestres que eres tú."
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
          "text": "La sesión viaja en una cookie que los programas de la página no pueden leer, limitamos los intentos de acceso y cada petición comprueba que quien la hace tiene permiso. Los CV no tienen una dirección pública: solo se entregan a quien puede ver la solicitud. Al documento de un trabajo se le quitan los datos ocultos, y no se entrega a nadie más mientras dure su embargo."
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
