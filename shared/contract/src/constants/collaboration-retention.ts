/** Times for which data of collaborations are kept: code -> sentence of the privacy policy. */
export const collaborationRetention = {
  collaboration:
    'Las colaboraciones no caducan: su historial, su acuerdo, su plan, sus entregas con los archivos y comentarios, sus horas, sus valoraciones y sus certificados son también de las demás personas y prueban el trabajo hecho. Si eliminas la cuenta, siguen sin tu nombre; las copias firmadas que subiste se borran.',
  application:
    'Las entrevistas, mientras exista la solicitud a la que pertenecen. Se borran con ella y, si eres quien se presenta, con tu cuenta.',
  invitation:
    'Las invitaciones a dirigir un trabajo, hasta que se responden, termina la colaboración o se elimina la cuenta de quien invita.',
  calendar:
    'La dirección de tu calendario, hasta que la renuevas, dejas de compartirlo o eliminas la cuenta. Solo guardamos una huella, que no permite leerla.',
} as const;

export type CollaborationRetention = keyof typeof collaborationRetention;
