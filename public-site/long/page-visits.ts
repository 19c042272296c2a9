import type { BrowserContext } from '@playwright/test';
import { callAs } from '@puente/testing/call-as';
import type { PageState, PageVisit as VisitOf } from '@puente/testing/page-states';

/** Parts of the addresses of record pages. */
interface Records {
  post: string;
  postId: string;
  faqId: string;
  noticeId: string;
  resourceId: string;
  campaign: string;
  message: number;
}

export type PageVisit = VisitOf<Records>;

const ofText = ['filled'] as const;
const ofList = ['filled', 'loading', 'empty', 'error'] as const;
const ofRecord = ['filled', 'loading', 'error', 'gone'] as const;

const visit = (name: string, states: readonly PageState[], address: PageVisit['address']): PageVisit => ({
  name,
  states,
  address,
});
const homeOf = (who: string): PageVisit => ({
  ...visit(`home-${who}`, ofList, () => '/'),
  as: `${who}@puente.test`,
});

/** Every route of the manifest, and the home page of each role. */
export const pageVisits: readonly PageVisit[] = [
  visit('home', ofList, () => '/'),
  homeOf('estudiante'),
  homeOf('gestion'),
  homeOf('coordinacion'),
  homeOf('docente'),
  homeOf('staff'),
  visit('students', ofList, () => '/estudiantes'),
  visit('organizations', ofList, () => '/organizaciones'),
  visit('universities', ofList, () => '/universidades'),
  visit('universitySheet', ofText, () => '/universidades/hoja'),
  visit('legalNotice', ofText, () => '/aviso-legal'),
  visit('privacy', ofText, () => '/politica-privacidad'),
  visit('cookies', ofText, () => '/cookies'),
  visit('terms', ofText, () => '/terminos-y-condiciones'),
  visit('accessibility', ofText, () => '/accesibilidad'),
  visit('legalVersion', ofText, () => '/legal/terminos-y-condiciones/versiones/2026-11-20'),
  visit('blog', ofList, () => '/blog'),
  visit('post', ofRecord, ({ post }) => `/blog/${post}`),
  visit('faq', ofList, () => '/preguntas-frecuentes'),
  visit('contact', ofText, () => '/contacto'),
  visit('openData', ofList, () => '/datos'),
  visit('embedCode', ofList, () => '/insertar-proyectos'),
  { ...visit('staffSearches', ofList, () => '/staff/busquedas'), as: 'redaccion@puente.test' },
  { ...visit('staffMessages', ofList, () => '/staff/mensajes'), as: 'soporte@puente.test' },
  { ...visit('staffChats', ofList, () => '/staff/chats'), as: 'soporte@puente.test' },
  {
    ...visit('staffMessage', ofRecord, ({ message }) => `/staff/mensajes/${message}`),
    as: 'soporte@puente.test',
  },
  { ...visit('staffSavedAnswers', ofList, () => '/staff/respuestas'), as: 'soporte@puente.test' },
  { ...visit('staffTexts', ofList, () => '/staff/textos'), as: 'redaccion@puente.test' },
  {
    ...visit('staffPost', ofRecord, ({ postId }) => `/staff/textos/entradas/${postId}`),
    as: 'redaccion@puente.test',
  },
  {
    ...visit('staffFaq', ofRecord, ({ faqId }) => `/staff/textos/preguntas/${faqId}`),
    as: 'redaccion@puente.test',
  },
  {
    // The first page of every seed.
    ...visit('staffContent', ['filled', 'loading', 'error'], () => '/staff/textos/paginas/1'),
    as: 'redaccion@puente.test',
  },
  {
    ...visit('staffResource', ofRecord, ({ resourceId }) => `/staff/textos/recursos/${resourceId}`),
    as: 'redaccion@puente.test',
  },
  visit('postPreview', ofText, () => '/vista-previa'),
  { ...visit('staffNotices', ofList, () => '/staff/avisos'), as: 'redaccion@puente.test' },
  {
    ...visit('staffNotice', ofRecord, ({ noticeId }) => `/staff/avisos/${noticeId}`),
    as: 'redaccion@puente.test',
  },
  { ...visit('staffCampaigns', ofList, () => '/staff/convocatorias'), as: 'redaccion@puente.test' },
  visit('team', ofList, () => '/equipo'),
  visit('socialEnterprise', ofList, () => '/puente-una-empresa-social'),
  visit('certificate', ofRecord, () => '/certificados/7K3M-9QWX-V2TB'),
  visit('campaign', ofRecord, ({ campaign }) => `/campanas/${campaign}`),
  { ...visit('jury', ofList, () => '/jurado'), as: 'docente@puente.test' },
  visit('awards', ofList, () => '/awards'),
  visit('searchEverything', ofList, () => '/buscar?q=agua'),
];

/** Addresses of records that do not exist. */
export const goneRecords: Records = {
  post: 'no-esta',
  postId: '999999',
  faqId: '999999',
  noticeId: '999999',
  resourceId: '999999',
  campaign: 'no-esta',
  message: 2_000_000_000,
};

export async function findRecords({ request }: BrowserContext): Promise<Records> {
  const firstOf = async (call: string, field: string): Promise<string> => {
    const { data } = (await (await request.get(call)).json()) as { data: Record<string, string | number>[] };
    const [first] = data;
    if (!first?.[field]) throw new Error(`${call} answers without any.`);
    return String(first[field]);
  };
  // Visitors see no messages of others.
  const { origin } = new URL((await request.get('/api/faqs')).url());
  const messages = await callAs(origin, 'soporte@puente.test', 'GET', '/api/contact-messages');
  const [message] = (messages as { data: { id: number }[] }).data;
  if (!message) throw new Error('There is no message to the team.');
  const notices = await callAs(origin, 'redaccion@puente.test', 'GET', '/api/audience-notices');
  const [notice] = (notices as { data: { id: number }[] }).data;
  if (!notice) throw new Error('There is no notice to students.');
  return {
    message: message.id,
    post: await firstOf('/api/blog-posts', 'url'),
    postId: await firstOf('/api/blog-posts', 'id'),
    resourceId: await firstOf('/api/resources', 'id'),
    faqId: await firstOf('/api/faqs', 'id'),
    noticeId: String(notice.id),
    campaign: await firstOf('/api/campaigns', 'code'),
  };
}
