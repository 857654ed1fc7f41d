/** Sentences for checks that run in the browser. They load at the start, in the reader's language only. */
export const sentences = {
  required: 'please fill in this field',
  choice: 'please make a choice',
  color: 'please choose a colour',
  date: 'date is invalid',
  time: 'time is invalid',
  timeRange: 'time is out of range',
  dateRange: 'the date should be between {min} and {max}',
  tooBig: 'the value should be at most {max}',
  endBeforeBegin: 'The end date is before the begin date',
  reminderOrder: 'Each reminder must come later than the one before',
  noResults: 'no results found',
  patience: 'Please be patient, the server is processing your request',
  unsaved: 'You have pending unsaved changes.',
  offline: "You're offline, so this isn't saved yet. It stays here; try again once you're back online.",
  signedOut: "You're signed out, so this isn't saved. It stays here; save once more to sign in.",
  unexpected: 'Something unexpected happened',
  unavailable: 'Backline is temporarily not reachable. Try again in a moment.',
  timedOut: 'This page has timed out. Reload the page by closing this window.',
  tooManyActions: 'Maximum allowed number of actions has been exceeded. Try again at later point.',
};
export type BrowserCode = keyof typeof sentences;
export type BrowserMessages = Readonly<Record<BrowserCode, string>>;
