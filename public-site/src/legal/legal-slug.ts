import { hrefTo } from '@puente/platform/links';
import type { LegalPageRoute } from './legal-text.ts';

/** Name of a legal text in the addresses of its versions: that of its page, 'aviso-legal'. */
export const slugOf = (route: LegalPageRoute): string => hrefTo(route).slice(1);
