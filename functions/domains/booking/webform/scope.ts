/** Class of the element that holds the form; an agency's style reaches nothing outside it. */
export const SCOPE = 'wf';
