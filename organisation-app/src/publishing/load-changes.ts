/** Loads the conversion of the answers. With its schemas it is as large as the rest of the page. */
export const loadChanges = () =>
  import(/* webpackChunkName: "project-changes" */ '@puente/contract/forms/project-changes');
