export const answerIntents = ["accept", "change", "decline"] as const;

/** What a buyer's form is sent for. */
export type AnswerIntent = (typeof answerIntents)[number];
