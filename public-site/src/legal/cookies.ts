import { brand } from '@puente/contract/brand';
import { consentPolicy } from '@puente/contract/consent';
import { retention } from '@puente/contract/constants/retention';
import { storedInBrowser } from './browser-storage.ts';
import type { LegalText } from './legal-text.ts';
import { contactBlock } from './owner-blocks.ts';

/** Cookies and storage: article 22.2 of the LSSI. Only what the product really stores: see docs/decisions/law/texts.md. */
export const cookies: LegalText = {
  route: 'cookies',
  title: 'Cookies',
  lead: `Qué guarda ${brand.name} en tu navegador, para qué y durante cuánto tiempo.`,
  versions: [
    {
      date: '2026-11-28',
      changes:
        'la cookie «u4iPreview» de quienes desarrollan la plataforma; el recuerdo de que un servidor de archivos no responde.',
    },
    {
      date: '2026-11-27',
      changes:
        'lo que se guarda en el navegador de quien ve la plataforma como otra persona, en el equipo; la cookie «u4iBucket» para probar versiones nuevas, y que la medición dice con qué versión se abrió la página; el recuerdo de la parte que ha fallado en su última versión.',
    },
    {
      date: '2026-11-26',
      changes:
        'todo lo que se guarda en el navegador, también los archivos para abrir la plataforma sin conexión, y que los borradores se guardan además en tu cuenta.',
    },
    { date: '2026-11-25', changes: 'la cookie que reconoce el navegador en el que ya has entrado.' },
    {
      date: '2026-11-22',
      changes: 'las cookies de inicio de sesión y de verificación en dos pasos, y la medición propia.',
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
            'Las técnicas son necesarias para que la plataforma funcione: mantienen tu sesión y guardan lo que escribes.',
            'Las analíticas y nuestra medición son opcionales: nada de ellas se carga sin tu permiso. En tus preferencias ves qué servicios usamos ahora, si es que usamos alguno.',
            'No hay cookies de publicidad.',
            'Puedes cambiar de idea cuando quieras, aquí o desde el pie de cualquier página.',
          ],
        },
        { kind: 'consent' },
        {
          kind: 'text',
          text: 'Las cookies técnicas están exentas de consentimiento según el artículo 22.2 de la Ley 34/2002 (LSSI), porque sin ellas no podríamos darte el servicio que pides.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies que usamos',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              name: 'token',
              facts: {
                'Para qué': 'Mantiene tu sesión abierta. Ningún programa de la página puede leerla.',
                Tipo: 'Técnica y propia',
                Duración:
                  'Hasta que cierras el navegador o, si marcas que te recordemos, 30 días desde que entras',
              },
            },
            {
              name: 'u4iRememberMe',
              facts: {
                'Para qué':
                  'Indica que hay una sesión, para no preguntar por ella a quien no ha entrado. No te identifica.',
                Tipo: 'Técnica y propia',
                Duración: 'La misma que la de la sesión',
              },
            },
            {
              name: 'u4iConnect y u4iPendingLink',
              facts: {
                'Para qué':
                  'Recuerdan que has ido a Google o Microsoft a iniciar sesión, y qué cuenta hay que vincular al volver.',
                Tipo: 'Técnicas y propias',
                Duración: '10 y 15 minutos, o hasta que entras',
              },
            },
            {
              name: 'u4iSecondFactor y u4iNewPasskey',
              facts: {
                'Para qué':
                  'Recuerdan que has empezado a entrar con la verificación en dos pasos, o a añadir una llave de acceso.',
                Tipo: 'Técnicas y propias',
                Duración: '5 minutos, o hasta que terminas',
              },
            },
            {
              name: 'u4iDevice',
              facts: {
                'Para qué':
                  'Reconoce un navegador en el que ya has entrado: así nadie puede impedirte entrar a fuerza de probar contraseñas. No abre tu cuenta.',
                Tipo: 'Técnica y propia',
                Duración: '6 meses desde la última vez que entras',
              },
            },
            {
              name: 'u4iBucket',
              facts: {
                'Para qué':
                  'Un número al azar del 0 al 99, que comparten muchos navegadores. Decide si recibes ya una versión nueva de una parte de la plataforma, para que no cambie de una página a otra. No te identifica y solo se crea mientras probamos una versión.',
                Tipo: 'Técnica y propia',
                Duración: '30 días',
              },
            },
            {
              name: 'u4iPreview',
              facts: {
                'Para qué':
                  'Solo en el navegador de quien desarrolla la plataforma: recuerda qué parte ha elegido ver en una versión de prueba, y de dónde viene.',
                Tipo: 'Técnica y propia',
                Duración: 'Hasta que sale de la vista previa o cierra el navegador',
              },
            },
          ],
        },
        {
          kind: 'text',
          text: 'Las dos primeras se crean al iniciar sesión y se borran al cerrarla. Con https, los nombres de todas menos «u4iRememberMe» y «u4iBucket» empiezan por «__Host-».',
        },
      ],
    },
    {
      id: 'analiticas',
      title: 'Cookies analíticas y medición propia',
      blocks: [
        {
          kind: 'text',
          text: `Con tu permiso, y nunca antes, contamos cómo se usa ${brand.name}. Esta medición es nuestra: no guarda nada en tu navegador, no lleva tu sesión ni ningún identificador y no se comparte con nadie.`,
        },
        {
          kind: 'facts',
          items: [
            {
              name: 'Medición propia',
              facts: {
                Qué: 'Qué página se abre, por su nombre y sin su dirección; si una búsqueda no encuentra nada, pero no qué buscaste; y si la página tarda, responde despacio o se mueve al cargar, por tramos, y con qué versión de la plataforma',
                'Para qué': 'Saber qué páginas se usan y cuáles hay que mejorar',
                Duración: `Solo guardamos cuántas veces al día, durante ${retention.measurementMonths} meses`,
              },
            },
          ],
        },
        {
          kind: 'text',
          text: 'También con tu permiso, pueden cargarse servicios que miden qué páginas se visitan, graban cómo se usan o abren un chat de ayuda. Son de otras empresas y guardan sus propias cookies. Tus preferencias dicen cuáles son.',
        },
        {
          kind: 'text',
          text: `Tu elección vale como mucho ${consentPolicy.months} meses. Si cambian los servicios o lo que hacen, te volveremos a preguntar. Si retiras el permiso, dejamos de contar en ese momento, borramos las cookies que conocemos de esos servicios y dejan de cargarse.`,
        },
        { kind: 'consent' },
      ],
    },
    {
      id: 'almacenamiento',
      title: 'Almacenamiento del navegador',
      blocks: [
        {
          kind: 'text',
          text: 'Además de las cookies, tu navegador guarda lo siguiente. Salvo los borradores, no se envía a ningún servidor.',
        },
        {
          kind: 'facts',
          items: storedInBrowser,
        },
        {
          kind: 'text',
          text: 'Si usas un ordenador compartido, cierra la sesión al terminar y envía o borra lo que tengas a medias.',
        },
      ],
    },
    {
      id: 'gestion',
      title: 'Cómo borrarlas o bloquearlas',
      blocks: [
        {
          kind: 'text',
          text: 'Puedes borrar o bloquear cookies y datos de sitios en los ajustes de privacidad de tu navegador. Si bloqueas las técnicas, podrás ver las páginas públicas, pero no iniciar sesión.',
        },
      ],
    },
    {
      id: 'mas',
      title: 'Más información',
      blocks: [
        {
          kind: 'text',
          text: [
            'El resto de lo que hacemos con tus datos está en la ',
            { label: 'política de privacidad', route: 'privacy' },
            '.',
          ],
        },
        contactBlock,
      ],
    },
  ],
};
