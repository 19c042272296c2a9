import { brand } from '@puente/contract/brand';
import { contactBlock } from './owner-blocks.ts';
import type { LegalText } from './legal-text.ts';

/** Cookies and storage: article 22.2 of the LSSI. Only what the product really stores: see README, "Footguns". */
export const cookies: LegalText = {
  title: 'Cookies',
  lead: `Qué guarda ${brand.name} en tu navegador, para qué y durante cuánto tiempo.`,
  updated: '2026-11-20',
  sections: [
    {
      id: 'resumen',
      title: 'En resumen',
      blocks: [
        {
          kind: 'list',
          items: [
            'Solo usamos lo necesario para que la plataforma funcione: mantener tu sesión y no perder lo que escribes.',
            'Hoy no hay cookies de analítica ni de publicidad, ni de terceros.',
            'Si algún día quisiéramos medir el uso del sitio, te pediríamos permiso antes.',
          ],
        },
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
                Duración: 'Hasta que cierras el navegador o, si marcas que te recordemos, 30 días',
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
          ],
        },
        { kind: 'text', text: 'Las dos se crean al iniciar sesión y se borran al cerrarla.' },
      ],
    },
    {
      id: 'almacenamiento',
      title: 'Almacenamiento del navegador',
      blocks: [
        {
          kind: 'text',
          text: 'Además de las cookies, tu navegador guarda lo siguiente. No se envía a ningún servidor.',
        },
        {
          kind: 'facts',
          items: [
            {
              name: 'draft:…',
              facts: {
                'Para qué':
                  'Borrador de un formulario a medias, como una solicitud o un proyecto, para que una recarga o un fallo no te hagan perderlo.',
                Dónde: 'Almacenamiento local',
                Duración: 'Hasta que envías el formulario o borras los datos del sitio',
              },
            },
            {
              name: 'u4iRedirect',
              facts: {
                'Para qué':
                  'Recuerda a qué página ibas cuando te pedimos iniciar sesión, para llevarte a ella después.',
                Dónde: 'Almacenamiento de sesión',
                Duración: 'Hasta que inicias sesión o cierras la pestaña',
              },
            },
            {
              name: 'registered',
              facts: {
                'Para qué':
                  'Recuerda que te has registrado desde este navegador, con el número de tu cuenta.',
                Dónde: 'Almacenamiento local',
                Duración: 'Hasta que borras los datos del sitio',
              },
            },
            {
              name: 'reloaded:…',
              facts: {
                'Para qué':
                  'Evita que la página se recargue sin fin cuando se publica una versión nueva mientras la usas.',
                Dónde: 'Almacenamiento de sesión',
                Duración: 'Hasta que cierras la pestaña',
              },
            },
          ],
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
