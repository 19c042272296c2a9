import { createContext } from 'react';

/** Id of the title of the card around it: an article is called what its title says. */
export const CardTitleId = createContext<string | undefined>(undefined);
