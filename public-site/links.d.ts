/** Written by `npm run links` from app.manifest.json. Do not edit. */
import '@puente/platform/links';

declare module '@puente/platform/links' {
  interface AppRoutes {
    'public-site': {
      accessibility: '/accesibilidad';
      awards: '/awards';
      blog: '/blog';
      campaign: '/campanas/:code';
      contact: '/contacto';
      cookies: '/cookies';
      embedCode: '/insertar-proyectos';
      faq: '/preguntas-frecuentes';
      home: '/';
      legalNotice: '/aviso-legal';
      openData: '/datos';
      organizations: '/organizaciones';
      post: '/blog/:slug';
      privacy: '/politica-privacidad';
      searchEverything: '/buscar';
      socialEnterprise: '/puente-una-empresa-social';
      staffMessage: '/staff/mensajes/:id';
      staffMessages: '/staff/mensajes';
      staffSavedAnswers: '/staff/respuestas';
      staffSearches: '/staff/busquedas';
      students: '/estudiantes';
      team: '/equipo';
      terms: '/terminos-y-condiciones';
      universities: '/universidades';
      universitySheet: '/universidades/hoja';
    };
  }
}
