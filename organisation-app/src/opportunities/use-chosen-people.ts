import { useState } from 'react';
import type { InterestedStudent } from '@puente/contract/entities/opportunity';
import type { StudentId } from '@puente/contract/ids';

type Chosen = ReadonlyMap<StudentId, InterestedStudent>;

const nobody: Chosen = new Map();

/** Selection of people across all pages of the list. */
export function useChosenPeople() {
  const [chosen, setChosen] = useState(nobody);
  return {
    chosen,
    toggle: (person: InterestedStudent) =>
      setChosen((known) => {
        const next = new Map(known);
        if (!next.delete(person.id)) next.set(person.id, person);
        return next;
      }),
    choose: (people: readonly InterestedStudent[]) =>
      setChosen(new Map(people.map((person) => [person.id, person]))),
    clear: () => setChosen(nobody),
  };
}
