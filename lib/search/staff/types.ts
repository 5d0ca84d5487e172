/** Words that mean the same, as staff edit them: separated by commas. */
export type Synonym = { id: string; words: string; version: number };

export type Miss = { words: string; hits: number };
