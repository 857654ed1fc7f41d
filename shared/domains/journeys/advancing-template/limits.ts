/** The limits of a template (outsiders section 4). */
export const MAX_SECTIONS = 20;
export const MAX_QUESTIONS = 150;
export const INTRO_MAX = 2000;
export const LABEL_MAX = 200;
export const HELP_MAX = 500;
export const TEXT_ANSWER_MAX = 250;
export const LONG_ANSWER_MAX = 5000;
export const MAX_CHOICES = 30;
export const MAX_ANSWER_FILES = 20;
export const MAX_PERSONS = 50;
export const MAX_TIMES = 30;
/** The deadline of a request, in days before the show. */
export const DEADLINE_DAYS = 14;
export const MAX_DEADLINE_DAYS = 365;
