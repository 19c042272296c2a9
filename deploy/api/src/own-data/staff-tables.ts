import { key, owner } from './decision.ts';

/** Decisions about what members of staff do as such. */
export const staffTables = {
  staffActs: {
    deletion: {
      stays: 'so that it can be seen later who changed what on the platform; nobody can change it',
    },
    columns: {
      who: 'nombre_entonces',
      call: 'que',
      recordName: 'registro',
      createdAt: 'cuando',
      id: key,
      userId: owner,
      rowId: { left: 'a number of the database' },
      asked: { left: 'data of the record, not of the member of staff' },
    },
  },
  contentVersions: {
    deletion: { stays: "the history of the site's texts, without the name of the editor" },
    columns: {
      values: { left: 'text of the platform, not about its editor, whose acts are exported' },
      kind: { left: 'of the text' },
      recordId: { left: 'of the text' },
      savedAt: { left: 'of the text' },
      changed: { left: 'of the text' },
      savedBy: { left: 'of the text' },
      id: key,
    },
  },
  merges: {
    deletion: { stays: 'which organisation is part of which, without the name of who merged them' },
    columns: {
      fromName: { left: 'an organisation, or an account for as long as its merge can be undone' },
      intoName: { left: 'an organisation, or an account for as long as its merge can be undone' },
      kind: { left: 'of the merge, which is among the acts' },
      fromId: { left: 'a number of the database' },
      intoId: { left: 'a number of the database' },
      mergedAt: { left: 'of the merge, which is among the acts' },
      mergedById: { left: 'of the merge, which is among the acts' },
      journal: {
        left: 'rows that an undo gives back, kept for days only; those that moved are exported with the account',
      },
      fileIds: { left: 'among the files' },
      undoneAt: { left: 'of the merge, which is among the acts' },
      undoneById: { left: 'of the merge, which is among the acts' },
      notReturned: { left: 'counts' },
      id: key,
    },
  },
} as const;
