import { type ThirdParties, type ThirdPartyKind, thirdPartyKinds } from '@puente/federation/third-parties';

/** Services that need consent: the product's own analytics, and each third-party service of this installation. */
export type Subject = 'own' | ThirdPartyKind;

interface SubjectWords {
  subject: Subject;
  /** Name within a list in the banner's sentence. */
  name: string;
  /** Label of its switch. */
  label: string;
  description: string;
}

type Words = Record<ThirdPartyKind, (host: string) => Omit<SubjectWords, 'subject'>>;

const wordsOfOthers: Words = {
  analytics: (host) => ({
    name: `la medición de ${host}`,
    label: `Medición de ${host}`,
    description: 'Qué páginas se visitan y desde qué tipo de dispositivo.',
  }),
  recording: (host) => ({
    name: `la grabación de sesiones de ${host}`,
    label: `Grabación de sesiones de ${host}`,
    description: 'Por dónde se mueve y pulsa quien visita, para ver qué no se entiende.',
  }),
  chat: (host) => ({
    name: `el chat de ayuda de ${host}`,
    label: `Chat de ayuda de ${host}`,
    description: 'Un chat de otra empresa, que también anota la visita.',
  }),
};

const own: SubjectWords = {
  subject: 'own',
  name: 'nuestra medición anónima',
  label: 'Medición propia y anónima',
  description:
    'Qué páginas se abren, cuánto tardan y qué búsquedas no encuentran nada. Sin cookies ni nada que te identifique: solo contamos.',
};

/** Services of this installation, the product's own first. */
export function subjectsOf(thirdParties: ThirdParties): readonly SubjectWords[] {
  const others = thirdPartyKinds.flatMap((kind): SubjectWords[] => {
    const party = thirdParties[kind];
    return party ? [{ subject: kind, ...wordsOfOthers[kind](new URL(party.script).host) }] : [];
  });
  return [own, ...others];
}
