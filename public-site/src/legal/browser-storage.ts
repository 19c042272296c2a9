import { consentPolicy } from '@puente/contract/consent';

/** Entries that the product keeps in a browser besides cookies. A test (`shared/tooling`) reads the names of all code that stores something. */
export const storedInBrowser: readonly { name: string; facts: Readonly<Record<string, string>> }[] = [
  {
    name: 'draft:…',
    facts: {
      'Para qué':
        'Borrador de un formulario a medias, como una solicitud o un proyecto, para que una recarga o un fallo no te hagan perderlo. Con tu sesión abierta se guarda también en tu cuenta, para seguir en otro dispositivo.',
      Dónde: 'Almacenamiento local o, sin sesión, de sesión',
      Duración:
        'Hasta que envías el formulario, cierras la sesión, salvo que elijas dejarlo, o, sin sesión, cierras la pestaña',
    },
  },
  {
    name: 'text:…',
    facts: {
      'Para qué':
        'Mensajes, notas y respuestas que has empezado y no has enviado, los últimos proyectos que has visto y si has apagado los atajos del teclado.',
      Dónde: 'Almacenamiento local',
      Duración: 'Hasta que cierras la sesión',
    },
  },
  {
    name: 'uploads:…',
    facts: {
      'Para qué': 'El nombre de un archivo que no ha terminado de subir, para pedírtelo otra vez.',
      Dónde: 'Almacenamiento de sesión',
      Duración: 'Hasta que sube o cierras la pestaña',
    },
  },
  {
    name: 'u4iChosenProfile y u4iCampaign',
    facts: {
      'Para qué':
        'Recuerdan con qué perfil y por qué campaña has venido a registrarte, para no preguntártelo otra vez.',
      Dónde: 'Almacenamiento de sesión',
      Duración: 'Hasta que completas el registro o cierras la pestaña',
    },
  },
  {
    name: 'u4iQualificationModalShown, loginDeclined y awardsBannerClosed',
    facts: {
      'Para qué': 'Recuerdan qué preguntas y avisos has cerrado, para no volver a mostrártelos.',
      Dónde: 'Almacenamiento de sesión; el del aviso de los premios, local',
      Duración: 'Hasta que cierras la pestaña; el del aviso, hasta la edición siguiente',
    },
  },
  {
    name: 'visit… y session-changes',
    facts: {
      'Para qué':
        'Distinguen abrir una página de volver a ella, y avisan a tus otras pestañas de que entras o sales.',
      Dónde: 'Almacenamiento de sesión y local',
      Duración: 'Hasta que cierras la pestaña, y un instante',
    },
  },
  {
    name: 'u4iRedirect y pendingSave',
    facts: {
      'Para qué':
        'Recuerdan a qué página ibas, y qué proyecto o trabajo querías guardar, cuando te pedimos iniciar sesión, para llevarte a ella y guardarlo después.',
      Dónde: 'Almacenamiento de sesión',
      Duración: 'Hasta que inicias sesión o cierras la pestaña',
    },
  },
  {
    name: 'u4iSecondFactorLater',
    facts: {
      'Para qué':
        'Recuerda cuándo dijiste «Ahora no» a la verificación en dos pasos, para no volver a preguntarte en una semana.',
      Dónde: 'Almacenamiento local',
      Duración: 'Hasta que borras los datos del sitio',
    },
  },
  {
    name: 'viewedUser',
    facts: {
      'Para qué':
        'Solo en el navegador de quien forma parte del equipo: recuerda con el número de qué cuenta ve la plataforma, para borrar de ese navegador lo que guarden sus páginas.',
      Dónde: 'Almacenamiento local',
      Duración: 'Hasta que deja de verla así, como mucho 15 minutos y la siguiente visita',
    },
  },
  {
    name: 'registered',
    facts: {
      'Para qué': 'Recuerda que te has registrado desde este navegador, con el número de tu cuenta.',
      Dónde: 'Almacenamiento local',
      Duración: 'Hasta que entras por primera vez y te damos la bienvenida',
    },
  },
  {
    name: 'cookieConsent',
    facts: {
      'Para qué': 'Recuerda qué elegiste sobre las cookies, cuándo y sobre qué versión de este texto.',
      Dónde: 'Almacenamiento local',
      Duración: `Hasta ${consentPolicy.months} meses, o hasta que borras los datos del sitio`,
    },
  },
  {
    name: 'analytics_ga',
    facts: {
      'Para qué': 'Recuerda si aceptaste las cookies analíticas.',
      Dónde: 'Almacenamiento local',
      Duración: 'La misma que la de tu elección',
    },
  },
  {
    name: 'reloaded:…, mended y files-left',
    facts: {
      'Para qué':
        'Evitan que la página se recargue sin fin cuando se publica una versión nueva mientras la usas o un archivo no llega, y recuerdan durante diez minutos que un servidor de archivos no responde.',
      Dónde: 'Almacenamiento de sesión',
      Duración: 'Hasta que cierras la pestaña',
    },
  },
  {
    name: 'former-versions',
    facts: {
      'Para qué':
        'Recuerda qué parte de la plataforma ha fallado en su última versión, para abrir en su lugar la anterior.',
      Dónde: 'Almacenamiento de sesión',
      Duración: 'Hasta que cierras la pestaña',
    },
  },
  {
    name: 'release-… y opened',
    facts: {
      'Para qué':
        'Los archivos de la plataforma, sin datos de nadie, para que se abra más deprisa y sin conexión.',
      Dónde: 'Caché del navegador',
      Duración: 'Hasta que hay otra versión o borras los datos del sitio',
    },
  },
];
