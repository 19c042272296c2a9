/** Written by `npm run links` from app.manifest.json. Do not edit. */
import '@puente/platform/links';

declare module '@puente/platform/links' {
  interface AppRoutes {
    'public-site': {
      cookies: '/cookies';
      home: '/';
      legalNotice: '/aviso-legal';
      organizations: '/organizaciones';
      privacy: '/politica-privacidad';
      students: '/estudiantes';
      terms: '/terminos-y-condiciones';
      universities: '/universidades';
    };
  }
}
