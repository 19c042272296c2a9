/** Written by `npm run links` from app.manifest.json. Do not edit. */
import '@puente/platform/links';

declare module '@puente/platform/links' {
  interface AppRoutes {
    'student-app': {
      application: '/profile/applications/:id';
      apply: '/apply/:id';
      chat: '/chat';
      collaboration: '/colaboraciones/:id';
      collaborations: '/colaboraciones';
      companies: '/spaces/organizations';
      evaluationLink: '/valorar';
      matchRules: '/matching';
      opportunity: '/spaces/opportunities/:id';
      organization: '/organizations/:id';
      profile: '/profile';
      profileComplete: '/profile/complete';
      project: '/projects/:id';
      projectApply: '/projects/:id/apply';
      projects: '/projects';
      resource: '/resources/:id';
      resourcePreview: '/vista-previa/recurso';
      resources: '/resources';
      resourcesByPurpose: '/resources/purpose';
      staffDegreeMerge: '/staff/titulaciones/:id/fusionar';
      staffDegrees: '/staff/titulaciones';
      staffStudies: '/staff/estudios';
      staffTakedown: '/staff/retiradas/:id';
      staffTakedowns: '/staff/retiradas';
      staffUniversities: '/staff/universidades';
      staffUniversityMerge: '/staff/universidades/:id/fusionar';
      takedown: '/retiradas/:id';
      teachingDesk: '/docencia';
      unsubscribe: '/avisos/baja';
      work: '/tfx/:id';
      workComplete: '/tfx/:id/complete';
      workCreate: '/tfx/create';
      workEdit: '/tfx/:id/edit';
      workForm: '/tfx/create/form';
      workRepository: '/tfx';
    };
  }
}
