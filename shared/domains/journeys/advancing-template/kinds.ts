/** The kinds of questions (outsiders section 4). */
export const QUESTION_KINDS = [
  ...(['text', 'longText', 'number', 'money', 'date', 'time', 'choice', 'multi', 'yesNo'] as const),
  ...(['contact', 'address', 'timetable', 'persons', 'file'] as const),
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Whether a person outside sees a question, may change its answer, and must answer. */
export const QUESTION_MODES = ['hidden', 'readonly', 'optional', 'required'] as const;
export type QuestionMode = (typeof QUESTION_MODES)[number];

/** The people who answer. Each has a link of their own. */
export const RECIPIENT_ROLES = ['promoter', 'venue', 'artist', 'other'] as const;

/** The groups of files that a question may accept. */
export const FILE_GROUPS = ['pdf', 'picture', 'document', 'sheet'] as const;

/** The kinds whose answers may decide whether another question shows. */
const DECIDING: readonly QuestionKind[] = ['choice', 'multi', 'yesNo'];
export const decides = (kind: QuestionKind): boolean => DECIDING.includes(kind);
/** The kinds with choices. */
export const hasChoices = (kind: QuestionKind): boolean => kind === 'choice' || kind === 'multi';
