/** Written by `npm run links` from app.manifest.json. Do not edit. */
import '@puente/platform/links';

declare module '@puente/platform/links' {
  interface AppRoutes {
    'public-site': {
      accessibility: '/accesibilidad';
      awards: '/awards';
      blog: '/blog';
      campaign: '/campanas/:code';
      certificate: '/certificados/:code';
      contact: '/contacto';
      cookies: '/cookies';
      embedCode: '/insertar-proyectos';
      faq: '/preguntas-frecuentes';
      home: '/';
      jury: '/jurado';
      legalNotice: '/aviso-legal';
      legalVersion: '/legal/:text/versiones/:date';
      openData: '/datos';
      organizations: '/organizaciones';
      post: '/blog/:slug';
      postPreview: '/vista-previa';
      privacy: '/politica-privacidad';
      searchEverything: '/buscar';
      socialEnterprise: '/puente-una-empresa-social';
      staffCampaigns: '/staff/convocatorias';
      staffChats: '/staff/chats';
      staffContent: '/staff/textos/paginas/:id';
      staffFaq: '/staff/textos/preguntas/:id';
      staffMessage: '/staff/mensajes/:id';
      staffMessages: '/staff/mensajes';
      staffNotice: '/staff/avisos/:id';
      staffNotices: '/staff/avisos';
      staffPost: '/staff/textos/entradas/:id';
      staffResource: '/staff/textos/recursos/:id';
      staffSavedAnswers: '/staff/respuestas';
      staffSearches: '/staff/busquedas';
      staffTexts: '/staff/textos';
      students: '/estudiantes';
      team: '/equipo';
      terms: '/terminos-y-condiciones';
      universities: '/universidades';
      universitySheet: '/universidades/hoja';
    };
  }
}
