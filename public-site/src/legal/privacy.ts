import { brand } from '@puente/contract/brand';
import { personalDataKinds } from '@puente/contract/constants/personal-data';
import { strongMatch } from '@puente/contract/match-rules';
import type { LegalText } from './legal-text.ts';
import { contactBlock, ownerBlock } from './owner-blocks.ts';
import { personalDataTexts } from './personal-data.ts';
import { retentionPeriods } from './retention-periods.ts';

/** Spanish supervisory authority, to which every visitor may complain. */
const dataProtectionAuthority = {
  label: 'Agencia Española de Protección de Datos',
  url: 'https://www.aepd.es',
} as const;

/** Privacy policy: articles 13 of the GDPR (RGPD) and 11 of the LOPDGDD. It describes only what the product does today. */
export const privacy: LegalText = {
  route: 'privacy',
  title: 'Política de privacidad',
  lead: `Qué datos tuyos usa ${brand.name}, para qué, quién los ve y cómo decides sobre ellos.`,
  versions: [
    {
      date: '2026-11-28',
      changes:
        'las colaboraciones que siguen a una selección, quién las ve, qué se entrega en ellas, cómo se valoran al final, que el equipo puede leer y retirar el comentario de una valoración del que alguien avisa, qué queda de ellas y cuánto tiempo, y la dirección privada de tu calendario.',
    },
    {
      date: '2026-11-27',
      changes:
        'las palabras que se buscan y no encuentran nada, contadas sin saber quién las buscó, cuánto guardamos los mensajes de contacto y los avisos de problemas, con las respuestas, que el equipo puede leer y retirar un mensaje de un chat del que alguien avisa, y lo que puntúa quien forma parte de un jurado de los premios.',
    },
    {
      date: '2026-11-26',
      changes:
        'todos los tipos de datos, uno por uno, también competencias y discapacidad; cómo se calcula si un proyecto encaja contigo; quién ve qué; más plazos, y que puedes descargar tus datos y eliminar tu cuenta.',
    },
    {
      date: '2026-11-23',
      changes: 'los mensajes de contacto, y que cualquiera puede leer los trabajos publicados.',
    },
    {
      date: '2026-11-22',
      changes: 'el registro de accesos, la verificación en dos pasos y la medición con permiso.',
    },
    { date: '2026-11-20', changes: 'primera versión.' },
  ],
  sections: [
    {
      id: 'resumen',
      title: 'En resumen',
      blocks: [
        {
          kind: 'list',
          items: [
            'Usamos tus datos para darte una cuenta y para que estudiantes y organizaciones se encuentren.',
            'Una organización sabe quién eres si solicitas uno de sus proyectos, si te interesa una de sus ofertas o eventos o si eliges aparecer en el Talent Corner. Tu correo electrónico y tu teléfono, solo si te preselecciona o aceptas su invitación.',
            'No vendemos tus datos, no hacemos publicidad y no cargamos ninguna herramienta de analítica sin tu permiso.',
            'Unas reglas publicadas calculan cuánto encaja contigo cada proyecto. Nadie decide por ellas: las solicitudes las leen y las responden personas.',
          ],
        },
      ],
    },
    {
      id: 'responsable',
      title: 'Responsable del tratamiento',
      blocks: [
        {
          kind: 'text',
          text: [
            'El responsable es el titular de la plataforma, que se identifica en el ',
            { label: 'aviso legal', route: 'legalNotice' },
            '. Los datos se tratan conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018 (LOPDGDD).',
          ],
        },
        ownerBlock,
      ],
    },
    {
      id: 'datos',
      title: 'Qué datos tratamos',
      blocks: [
        {
          kind: 'list',
          items: [
            ...personalDataKinds.map((kind) => personalDataTexts[kind]),
            'Datos técnicos imprescindibles: la dirección IP y el navegador de cada petición, para mantener la sesión y proteger las cuentas frente a abusos. De la dirección solo se guarda una huella de la que no se puede volver a ella. Durante una hora, también qué proyectos y recursos abres con tu cuenta, para contar una sola vez cada apertura.',
          ],
        },
        {
          kind: 'text',
          text: 'No pongas en tu CV ni en tus textos datos que no hagan falta, como los de salud, los ideológicos o tu número de documento.',
        },
      ],
    },
    {
      id: 'finalidades',
      title: 'Para qué y con qué base jurídica',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              name: 'Darte una cuenta y el servicio',
              facts: {
                Qué: 'Crear tu cuenta, confirmar tu correo electrónico, abrir tu sesión, mostrarte proyectos, guardados y solicitudes, enviarte los avisos que eliges y publicar tus trabajos',
                Base: 'Ejecución del contrato que aceptas al registrarte (art. 6.1.b RGPD)',
              },
            },
            {
              name: 'Tramitar solicitudes',
              facts: {
                Qué: 'Enviar la tuya a la organización que publica el proyecto y mostrarte su respuesta',
                Base: 'Ejecución del contrato, a petición tuya (art. 6.1.b RGPD)',
              },
            },
            {
              name: 'Decirte qué proyectos encajan contigo',
              facts: {
                Qué: 'Comparar tus estudios, tu provincia, tus fechas y tus intereses con lo que pide cada proyecto, y decírselo a la organización si lo solicitas',
                Base: 'Interés legítimo en que encuentres proyectos que puedas hacer (art. 6.1.f RGPD)',
              },
            },
            {
              name: 'Que te encuentren organizaciones',
              facts: {
                Qué: 'Mostrarte en el Talent Corner y hacerte llegar sus invitaciones',
                Base: 'Tu permiso, que das o retiras en «Quién me ve» (art. 6.1.a RGPD)',
              },
            },
            {
              name: 'Favorecer la inclusión',
              facts: {
                Qué: 'Guardar que tienes una discapacidad y enseñarlo a organizaciones que buscan inclusión',
                Base: 'Tu consentimiento expreso, que retiras en «Quién me ve» (art. 9.2.a RGPD)',
              },
            },
            {
              name: 'Conocer tus competencias',
              facts: {
                Qué: 'Calcular y mostrarte el resultado del cuestionario',
                Base: 'Ejecución del contrato, a petición tuya (art. 6.1.b RGPD)',
              },
            },
            {
              name: 'Responder a lo que nos escribes',
              facts: {
                Qué: 'Leer tu mensaje de contacto y responderte',
                Base: 'Interés legítimo en atender a quien nos escribe (art. 6.1.f RGPD)',
              },
            },
            {
              name: 'Proteger la plataforma',
              facts: {
                Qué: 'Limitar los intentos de acceso, detectar usos abusivos y saber qué errores da una página, sin datos de quién la usa',
                Base: 'Interés legítimo en la seguridad del servicio y de las cuentas (art. 6.1.f RGPD)',
              },
            },
            {
              name: 'Mejorar la plataforma',
              facts: {
                Qué: 'Contar cuántas veces se abre cada página, cuánto tarda y cuántas búsquedas no encuentran nada, sin saber quién',
                Base: 'Tu permiso, que das o retiras en las preferencias de cookies (art. 6.1.a RGPD)',
              },
            },
            {
              name: 'Mostrar y publicar cifras',
              facts: {
                Qué: 'Contar cuántas veces se abren un proyecto o un recurso y cuántas personas, solicitudes y trabajos hay, sin publicar cifras con las que se pueda reconocer a alguien',
                Base: 'Interés legítimo en saber y contar para qué sirve la plataforma (art. 6.1.f RGPD)',
              },
            },
            {
              name: 'Cumplir la ley',
              facts: {
                Qué: 'Atender tus derechos y los requerimientos de las autoridades',
                Base: 'Obligación legal (art. 6.1.c RGPD)',
              },
            },
          ],
        },
        {
          kind: 'text',
          text: 'Los datos que el formulario no marca como opcionales son necesarios para prestarte el servicio: sin ellos no podemos crear la cuenta o enviar la solicitud.',
        },
      ],
    },
    {
      id: 'encaje',
      title: 'Cómo calculamos si un proyecto encaja contigo',
      blocks: [
        {
          kind: 'text',
          text: [
            'Con unas ',
            { label: 'reglas fijas y publicadas', route: 'matchRules' },
            ', las mismas para todo el mundo, cada proyecto suma puntos según lo que estudias, tu provincia y tus intereses. Con ellos se ordenan los proyectos que ves. No miran la discapacidad, las competencias, la edad, el sexo ni el origen.',
          ],
        },
        {
          kind: 'text',
          text: `Si solicitas un proyecto, su organización ve qué coincide y qué no, y si encajas muy bien: ${strongMatch} puntos o más y nada en contra. No ve los puntos. Si tu perfil es privado, no se calcula. En el Talent Corner no hay puntos: la lista va por fecha.`,
        },
        {
          kind: 'text',
          text: 'No se toma ninguna decisión automática sobre ti: nada te impide solicitar un proyecto, y cada respuesta es de una persona de la organización. Solo se cierran sin respuesta propia las solicitudes de un proyecto que su organización cierra o retira.',
        },
      ],
    },
    {
      id: 'destinatarios',
      title: 'Quién los recibe',
      blocks: [
        {
          kind: 'list',
          items: [
            'La organización del proyecto que solicitas ve tu nombre, universidad, provincia, lo que escribes en la solicitud y tu CV; si tu perfil no es privado, también tus titulaciones, área y tipo de estudios. Tu correo electrónico y tu teléfono, solo desde que sabes que te preselecciona y si el equipo ha verificado quién es; desde entonces, y solo si busca inclusión y consentiste en enseñarla, también tu discapacidad. A partir de ahí, la organización responde del uso que haga de ellos. Si retiras la solicitud, deja de ver lo que escribiste y tu CV.',
            'Salvo que tu perfil sea privado, las organizaciones a las que sigues saben tu universidad, tu provincia y tu área, y las de las ofertas y los eventos que te interesan, también tu nombre.',
            'Las organizaciones del Talent Corner, solo si lo eliges en «Quién me ve», ven tu nombre, tus estudios, tu provincia, tus temas de interés, cómo llevas tu TFG o TFM y cuándo lo harás, los trabajos que has publicado y que las sigues. Tu correo electrónico y tu teléfono, cuando aceptas una invitación.',
            'Cualquier persona, también desde un buscador, ve los trabajos (TFG o TFM) que publicas, con tu nombre, tu universidad y tu titulación, hasta que los ocultas o los retiras. De una organización se publican su nombre, sector, tipo, tamaño, localización, descripción, web, LinkedIn y logo, sus proyectos y sus oportunidades; su persona de contacto la ven quienes actúan en su nombre y los estudiantes que preselecciona.',
            'Quien ha iniciado sesión ve el nombre y la universidad de quien dirige un proyecto, y el nombre de quien lo coordina. Quien dirige tu trabajo lo ve desde que lo nombras, también en borrador.',
            'Con quien hablas en el chat lee tu nombre y lo que escribes. Si una de las dos partes avisa de un mensaje, el equipo puede leerlo, con unos pocos de antes y de después, y retirarlo. Queda anotado quién los lee.',
            'El equipo de la plataforma ve tu perfil, salvo tu respuesta sobre discapacidad, y los trabajos y mensajes que tiene que revisar o contestar. Si avisas de un problema con un proyecto, un trabajo, una oportunidad o una organización, recibe tu aviso y tu correo electrónico.',
            'Nada más de ti ven las demás personas usuarias.',
            'Google o Microsoft saben que entras aquí, si eliges entrar con tu cuenta suya. Con tu permiso, los servicios de analítica, grabación o chat que nombran las preferencias de cookies reciben cómo usas las páginas.',
            'Los proveedores que alojan la plataforma y envían sus correos los tratan por encargo nuestro y siguiendo nuestras instrucciones.',
            'Las autoridades, cuando la ley obliga.',
          ],
        },
      ],
    },
    {
      id: 'plazos',
      title: 'Cuánto tiempo los guardamos',
      blocks: [
        {
          kind: 'text',
          text: 'Mientras tengas cuenta, salvo lo que se borra antes:',
        },
        {
          kind: 'list',
          items: retentionPeriods,
        },
        {
          kind: 'text',
          text: 'Al eliminar la cuenta se borran al momento tus datos y tus documentos. Se quedan, sin nada que diga de quién son, los trabajos publicados si así lo eliges, las colaboraciones, lo que hiciste o escribiste en nombre de una organización y los mensajes que enviaste en conversaciones de otras personas.',
        },
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos',
      blocks: [
        {
          kind: 'text',
          text: 'En tu perfil puedes corregir tus datos, decidir quién te ve y, en «Cuenta», descargar en un ZIP todo lo que guardamos de ti y eliminar la cuenta.',
        },
        {
          kind: 'text',
          text: 'También puedes pedir el acceso a tus datos, su rectificación o supresión, la limitación del tratamiento, su portabilidad, y oponerte a los tratamientos basados en el interés legítimo. Es gratis y te responderemos en el plazo de un mes. Para proteger tu cuenta, podemos pedirte que demuestres que eres tú.',
        },
        contactBlock,
        {
          kind: 'text',
          text: [
            'Si crees que no hemos atendido bien tus derechos, puedes reclamar ante la ',
            dataProtectionAuthority,
            '.',
          ],
        },
      ],
    },
    {
      id: 'seguridad',
      title: 'Cómo los protegemos',
      blocks: [
        {
          kind: 'text',
          text: 'La sesión viaja en una cookie que los programas de la página no pueden leer, limitamos los intentos de acceso y cada petición comprueba que quien la hace tiene permiso. Los CV no tienen una dirección pública: solo se entregan a quien puede ver la solicitud. Al documento de un trabajo se le quitan los datos ocultos, y no se entrega a nadie más mientras dure su embargo.',
        },
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios en esta política',
      blocks: [
        {
          kind: 'text',
          text: [
            'Si cambia algo de lo que hacemos con tus datos, actualizaremos esta página antes de empezar a hacerlo. Lo que se guarda en tu navegador está en ',
            { label: 'cookies', route: 'cookies' },
            '.',
          ],
        },
      ],
    },
  ],
};
