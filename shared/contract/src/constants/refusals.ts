/** Reasons of an organisation for a refusal: code -> text for the student. The organisation can add its own words. */
export const refusals = {
  profile: 'Buscaban un perfil académico distinto.',
  experience: 'Otra persona tenía más experiencia en lo que pide el proyecto.',
  availability: 'La disponibilidad no encajaba con las fechas del proyecto.',
  place: 'El proyecto necesita a alguien en otro lugar.',
  unclear: 'La solicitud explicaba poco qué podías aportar.',
  filled: 'El proyecto ya tiene a las personas que necesitaba.',
} as const;

export type Refusal = keyof typeof refusals;
export const refusalCodes = Object.keys(refusals) as [Refusal, ...Refusal[]];
