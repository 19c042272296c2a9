import { definePages } from '@puente/platform/pages';

/** Pages of the shell itself, about the session and for staff. They load on demand, like any app's. */
export const shellPages = definePages('shell', {
  login: {
    load: () => import(/* webpackChunkName: "login" */ './auth/LoginPage.tsx'),
    prefetch: ({ queryClient }) =>
      // The query is in the page's chunk, as otherwise every page would carry it.
      void import(/* webpackChunkName: "login" */ './auth/login-data.ts').then(
        ({ prefetchLogin }) => prefetchLogin(queryClient),
        () => undefined,
      ),
  },
  connect: { load: () => import(/* webpackChunkName: "connect" */ './auth/ConnectPage.tsx') },
  userComplete: { load: () => import(/* webpackChunkName: "userComplete" */ './auth/CompletePage.tsx') },
  forgotPassword: {
    load: () => import(/* webpackChunkName: "forgotPassword" */ './auth/ForgotPasswordPage.tsx'),
  },
  resetPassword: {
    load: () => import(/* webpackChunkName: "resetPassword" */ './auth/ResetPasswordPage.tsx'),
  },
  emailChange: {
    load: () => import(/* webpackChunkName: "emailChange" */ './auth/EmailChangePage.tsx'),
  },
  secondFactor: {
    load: () => import(/* webpackChunkName: "secondFactor" */ './second-step/SecondStepPage.tsx'),
  },
  userSecurity: {
    load: () => import(/* webpackChunkName: "userSecurity" */ './security/SecurityPage.tsx'),
    prefetch: ({ queryClient }) =>
      void import(/* webpackChunkName: "userSecurity" */ './security/security-data.ts').then(
        ({ prefetchSecurity }) => prefetchSecurity(queryClient),
        () => undefined,
      ),
  },
  staff: { load: () => import(/* webpackChunkName: "staff" */ './staff/StaffPage.tsx') },
  staffPeople: {
    load: () => import(/* webpackChunkName: "staff" */ './people/PeoplePage.tsx'),
  },
  staffPerson: {
    load: () => import(/* webpackChunkName: "staff" */ './people/PersonPage.tsx'),
  },
  staffPersonMerge: {
    load: () => import(/* webpackChunkName: "staff" */ './people/merging/PersonMergePage.tsx'),
  },
  staffActs: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-acts/StaffActsPage.tsx'),
  },
  staffMeasurements: {
    load: () => import(/* webpackChunkName: "staff" */ './measurements/MeasurementsPage.tsx'),
  },
  staffFigures: {
    load: () => import(/* webpackChunkName: "staff" */ './figures/FiguresPage.tsx'),
  },
  staffErrors: {
    load: () => import(/* webpackChunkName: "staff" */ './error-groups/ErrorGroupsPage.tsx'),
  },
  staffSecurityLog: {
    load: () => import(/* webpackChunkName: "staff" */ './security-log/SecurityLogPage.tsx'),
  },
  register: { load: () => import(/* webpackChunkName: "register" */ './auth/RegisterPage.tsx') },
  registerCompleted: {
    load: () => import(/* webpackChunkName: "registerCompleted" */ './auth/RegisterCompletedPage.tsx'),
  },
});
