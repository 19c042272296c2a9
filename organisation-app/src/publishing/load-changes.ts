/** With its schemas it weighs as much as the rest of the page. */
export const loadChanges = () =>
  import(/* webpackChunkName: "project-changes" */ '@puente/contract/forms/project-changes');
