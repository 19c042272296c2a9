import type { PersonalDataKind } from '@puente/contract/constants/personal-data';

/** Texts of the privacy policy for each kind of personal data. The type requires one for every kind. */
export const personalDataTexts: Readonly<Record<PersonalDataKind, string>> = {
  account:
    'Cuenta: nombre, apellidos, correo electrónico, perfil (estudiante, organización o docente), cuándo la creas y entras y, si la añades, tu imagen. La contraseña se guarda cifrada de forma irreversible. El teléfono es opcional, salvo para quien coordina una organización; al personal docente no se le pide.',
  logins:
    'Sesiones: con qué navegador las abres, desde cuándo y hasta cuándo. Si entras con Google o Microsoft, el identificador, el nombre, el correo electrónico y la imagen que nos dan de tu cuenta.',
  secondFactor:
    'Verificación en dos pasos, si la activas: la clave de tu aplicación de códigos, cifrada; las claves públicas y los nombres de tus llaves de acceso; y tus códigos de recuperación, de forma que no se pueden leer. Tu huella y tu cara no salen de tu dispositivo.',
  securityLog:
    'Registro de seguridad: los accesos a tu cuenta, los intentos fallidos, los cambios de contraseña, de correo electrónico, de verificación y de perfil, las sesiones que cierras a distancia, las descargas de tus datos, la eliminación de la cuenta y cada vez que el equipo ve la plataforma como la ves tú, con el motivo.',
  staffActs:
    'Actos del equipo, solo de quien forma parte de él: qué cambió cada persona en la plataforma, con su nombre y la fecha. No se pueden modificar ni borrar, tampoco al eliminar la cuenta.',
  studies:
    'Estudios: universidad, provincia, área, tipo de estudios y titulaciones, cómo llevas tu TFG o TFM y cuándo lo harás. En cada solicitud contestada, los que tenías entonces.',
  interests:
    'Intereses: los temas que eliges, qué te preocupa, cómo nos conociste y por qué campaña llegas; los proyectos, trabajos, recursos y búsquedas que guardas, las organizaciones que sigues y las ofertas y eventos que te interesan.',
  competences:
    'Competencias, si respondes al cuestionario: tus respuestas y el resultado de cada sección, de 0 a 6. Ninguna organización los ve, y no ordenan ni descartan nada.',
  disability:
    'Discapacidad, si quieres decirlo: si tienes reconocida una superior al 33 %. Es un dato de salud. Un «Sí» solo se guarda con tu consentimiento expreso y mientras no lo retires.',
  visibility:
    'Visibilidad: qué organizaciones quieres que te vean, cuáles han abierto tu CV o tu perfil y a cuáles se han dado tus datos de contacto.',
  applications:
    'Solicitudes: motivación, disponibilidad, CV en PDF y lo demás que escribes en ellas, su estado con sus fechas y la respuesta. La organización puede añadir notas y marcas que solo ve ella.',
  collaborations:
    'Colaboraciones: los proyectos en los que participas después de la selección, con sus fechas, sus estados, quién hizo cada cosa, los motivos que escribís, los enlaces y archivos que entregas, lo que comentáis sobre ellos, el acuerdo con quién lo aceptó y cuándo, las copias firmadas que subís, que se borran con la cuenta de quien las subió, la referencia del convenio de la universidad, y las valoraciones del final, que las dos partes leen a la vez. Si alguien avisa del comentario de una valoración, el equipo lo lee y puede retirarlo, y las dos partes leen el motivo. Si te suscribes a tu calendario, desde cuándo y una huella de su dirección privada. Las ven sus estudiantes, la organización y quien dirige el trabajo. También el certificado que emitas: quien tenga su código lee en una página los datos que tú marques, y ninguno si no marcas nada. Si borras tu cuenta siguen sin tu nombre, y esa página no enseña nada.',
  match:
    'Encaje: los puntos que suma un proyecto contigo, que se calculan cada vez. De cada solicitud se guarda si encajaba muy bien al enviarla.',
  talent:
    'Talent Corner, si eliges aparecer: las invitaciones que recibes, lo que respondes y las listas en que te tiene una organización.',
  works:
    'Trabajos (TFG o TFM) que publicas o preparas: lo que cuentas de ellos, su documento, su licencia, quién los dirige y, desde que los publicas, tu nombre, universidad y titulación de entonces.',
  teaching:
    'Docentes: universidad, área, titulaciones, hasta cuándo quieres avisos y qué trabajos y proyectos diriges.',
  organization:
    'Organizaciones: los datos de la entidad y de los proyectos que publica, su persona de contacto, quién actúa en su nombre, con qué puesto y qué hace por ella, lo que nuestro equipo anota al comprobar la entidad, y el correo electrónico de quien recibe una invitación.',
  takedowns:
    'Retiradas: si el equipo retira un trabajo, un proyecto o una oportunidad, el motivo, la objeción que presentas y la respuesta. Se conservan mientras existe lo que se retiró; si dejas un trabajo sin tu nombre, tu objeción se borra.',
  notifications:
    'Comunicaciones: las que recibes, si las has leído, y de qué quieres que te avisemos y cómo.',
  conversations:
    'Conversaciones: lo que escribes y lees en el chat con el equipo, con organizaciones y con quienes hacen o dirigen un trabajo, y por qué el equipo retiró un mensaje tuyo.',
  contactMessages:
    'Mensajes de contacto: lo que escribes en el formulario de la página de contacto o al avisar de un problema, o lo primero que preguntas al equipo en el chat, con tu nombre y tu correo electrónico, lo que te respondemos y lo que el equipo anota al atenderte.',
  awardJury:
    'Jurado de los premios, solo de quien forma parte de él: de qué ediciones, los puntos que da a cada trabajo y sus comentarios, que lee el equipo cuando acaba el plazo. Se borran al eliminar la cuenta.',
  drafts:
    'Formularios a medias: lo que has escrito con tu cuenta y aún no has enviado, para que puedas seguir en otro dispositivo.',
  files: 'Archivos que subes: CV, trabajos, entregas e imágenes, con su nombre, tamaño y fecha.',
};
