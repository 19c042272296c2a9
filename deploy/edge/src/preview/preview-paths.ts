/** Page on which a preview is started. */
export const previewPath = '/vista-previa';

/** Address to which the way out is sent. */
export const previewEndPath = `${previewPath}/salir`;
