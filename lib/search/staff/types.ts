/** A group of synonyms, as staff edit it: separated by commas. */
export type Synonym = { id: string; words: string; version: number };

export type Miss = { words: string; hits: number };
