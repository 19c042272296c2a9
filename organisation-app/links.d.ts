/** Written by `npm run links` from app.manifest.json. Do not edit. */
import '@puente/platform/links';

declare module '@puente/platform/links' {
  interface AppRoutes {
    'organisation-app': {
      impactReport: '/organizations/impact';
      innovation: '/spaces/innovation/corner';
      noTalentAccess: '/spaces/organizations/talent/no-access';
      opportunityCreate: '/spaces/opportunities/create';
      opportunityEdit: '/spaces/opportunities/:id/edit';
      organizationAlerts: '/organizations/alerts';
      organizationCreate: '/organizations/create';
      organizationEdit: '/organizations/:id/edit';
      organizationInvitation: '/invitacion';
      organizationManage: '/organizations/:id/manage';
      organizationProjects: '/organizations';
      ownOpportunities: '/organizations/opportunities';
      projectApplications: '/organizations/projects/:id/applys';
      projectCreate: '/projects/create';
      projectEdit: '/organizations/projects/:id/edit';
      staffMerges: '/staff/fusiones';
      staffOrganization: '/staff/organizaciones/:id';
      staffOrganizationMerge: '/staff/organizaciones/:id/fusionar';
      staffOrganizations: '/staff/organizaciones';
      talent: '/spaces/organizations/talent';
      talentProfile: '/spaces/organizations/talent/:id';
    };
  }
}
