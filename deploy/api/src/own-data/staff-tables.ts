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
} as const;
