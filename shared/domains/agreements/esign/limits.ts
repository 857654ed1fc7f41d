/*
 * The limits of e-sign. Each is from outsiders section 3, unless a comment says otherwise.
 */
export const TITLE_MAX = 100;
export const MESSAGE_MAX = 2000;
export const NAME_MAX = 100;
export const CAPACITY_MAX = 100;
export const DECLINE_REASON_MAX = 1000;
export const REASON_MIN = 3;
/** A question to the sender. */
export const QUESTION_MAX = 2000;
/** Ours: questions of one link in a day. */
export const QUESTIONS_A_DAY = 10;
/** A value of the client's own data. The longest is an email address. */
export const CORRECTION_MAX = 254;

export const EXPIRY_DAYS = 30;
export const EXPIRY_DAYS_MAX = 365;

export const FILES_MAX = 10;
export const FILES_BYTES_MAX = 60_000_000;

/** Ours: marks of a document, and the texts of a mark. */
export const MARKS_MAX = 200;
export const MARK_LABEL_MAX = 50;
export const MARK_VALUE_MAX = 100;

export const PARTICIPANTS_MAX = 20;
export const PEOPLE_MAX = 30;
export const STEPS_MAX = 10;
export const GROUP_MIN = 2;
export const GROUP_MAX = 20;
export const DEADLINE_DAYS = 7;

/** A participant may be forwarded this often. The next time is refused. */
export const FORWARDS_MAX = 3;
/** A new person has at least so many days, but never past the expiry. */
export const FORWARD_DAYS = 3;
/** A second press within these seconds answers the first result. */
export const REPEAT_SECONDS = 5;
/** A countersigner entered the password at most so many minutes ago. */
export const PASSWORD_MINUTES = 15;
/** Minutes after which an unfinished seal alarms. */
export const SEAL_ALARM_MINUTES = 15;

export const MANUAL_FILES_MAX = 5;
/** Spec section 9: e-sign manual complete, all files together. */
export const MANUAL_BYTES_MAX = 209_715_200;
export const MANUAL_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff'] as const;

/** Ours: agreements of an archive of signed documents, and its bytes. The plain form of a ZIP file ends at 4 GiB. */
export const ARCHIVE_ROWS_MAX = 2000;
export const ARCHIVE_BYTES_MAX = 4_000_000_000;

export const REMIND_FIRST_DAYS = 3;
export const REMIND_EVERY_DAYS = 4;
export const REMINDERS = 5;
export const REMINDERS_MAX = 10;
export const EXPIRY_WARNING_DAYS = 3;
/** Staff may remind a person once in so many hours. */
export const REMIND_NOW_HOURS = 24;
