/** Written by `npm run links` from app.manifest.json. Do not edit. */
import '@puente/platform/links';

declare module '@puente/platform/links' {
  interface AppRoutes {
    shell: {
      connect: '/connect/:provider';
      emailChange: '/user/auth/email';
      forgotPassword: '/user/auth/forgot-password';
      login: '/user/auth/login';
      register: '/register';
      registerCompleted: '/register/completed';
      resetPassword: '/user/auth/reset-password';
      secondFactor: '/user/auth/second-factor';
      staff: '/staff';
      staffActs: '/staff/registro';
      staffErrors: '/staff/errores';
      staffFigures: '/staff/cifras';
      staffMeasurements: '/staff/mediciones';
      staffPeople: '/staff/personas';
      staffPerson: '/staff/personas/:id';
      staffPersonMerge: '/staff/personas/:id/fusionar';
      staffSecurityLog: '/staff/seguridad';
      userComplete: '/user/complete';
      userSecurity: '/user/security';
    };
  }
}
