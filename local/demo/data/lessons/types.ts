/** What each lesson of a course says, in Markdown, by the lesson's id. */
export type LessonTexts = Record<string, string>;
