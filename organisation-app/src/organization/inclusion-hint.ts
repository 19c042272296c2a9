import { brand } from '@puente/contract/brand';

/** Hint of the inclusion checkbox. It says what the mark does before the organisation sets it. */
export const inclusionHint = `Sale en tu página. Si preseleccionas a alguien que ha dicho que tiene una discapacidad y consiente que lo sepas, te lo diremos con sus datos de contacto, cuando ${brand.name} haya verificado tu organización. No sirve para ordenar ni descartar.`;
