import type { FaqAudience } from '@puente/contract/constants/audiences';

/** Frequent questions about the platform's functions. */
export const faqTexts: readonly (readonly [audience: FaqAudience | null, category: string, question: string, answer: string])[] = [
  [null, 'Cuenta', '¿Cómo creo una cuenta?', 'Pulsa **Crear cuenta**, elige si eres estudiante, organización o docente y confirma tu correo electrónico con el enlace que te enviamos.'],
  [null, 'Cuenta', 'No me llega el correo (email) de confirmación', 'Mira en la carpeta de correo no deseado. Desde la página de inicio de sesión puedes pedir que te lo enviemos otra vez.'],
  [null, 'Cuenta', '¿Puedo borrar mi cuenta?', 'Sí, desde tu perfil. Antes de borrarla te mostramos qué se elimina, y puedes descargar una copia de tus datos.'],
  ['student', 'Proyectos', '¿Cómo solicito un proyecto?', 'Abre el proyecto, pulsa **Solicitar**, cuenta tu motivación y adjunta tu CV en PDF. Puedes guardar un borrador y terminarlo más tarde.'],
  ['student', 'Proyectos', '¿Quién ve mi solicitud?', 'Solo las personas de la organización que publica el proyecto. Los borradores no los ve nadie más que tú.'],
  ['student', 'Proyectos', '¿Qué significa cada estado de mi solicitud?', '*Nuevo*: la han recibido. *Preseleccionado*: quieren conocerte mejor. *Seleccionado*, *No seleccionado* y *Rechazado* son respuestas definitivas.'],
  ['student', 'TFG/M', '¿Cuántos trabajos puedo publicar?', 'Hasta cuatro a la vez, como propuesta, en curso o terminados.'],
  ['student', 'TFG/M', '¿Puedo publicar mi trabajo sin terminarlo?', 'Sí. Al crearlo eliges si es una propuesta, un proyecto en curso o un TFG/M terminado.'],
  ['student', 'Perfil', '¿Quién sabe si tengo una discapacidad?', 'Nadie, salvo que des tu consentimiento expreso para mostrarlo a empresas que buscan la inclusión. Puedes retirarlo cuando quieras.'],
  ['organization', 'Publicar', '¿Qué necesito para publicar un proyecto?', 'Una cuenta de coordinación y los datos de tu organización. Después puedes publicar, ampliar el plazo o cerrar cada proyecto desde **Mis proyectos**.'],
  ['organization', 'Solicitudes', '¿Cómo respondo a una solicitud?', 'Ábrela desde tu proyecto y cambia su estado. La persona recibe un aviso con tu respuesta.'],
  ['organization', 'Talento', '¿Qué es el Talent Corner?', 'Un espacio donde ver a estudiantes que han decidido mostrarse. El acceso lo concede el equipo de la plataforma.'],
  ['university', 'Docentes', '¿Qué puede hacer una cuenta de docente?', 'Ver los trabajos que tutoriza y los proyectos publicados, y recomendarlos a su alumnado.'],
  ['university', 'Docentes', '¿Sustituye la plataforma al convenio?', 'No. Cada universidad mantiene sus normas y sus convenios; aquí os encontráis y acordáis el trabajo.'],
];
