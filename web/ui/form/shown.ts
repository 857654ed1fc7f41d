/** What went wrong stands on the page already; the form only takes the next try. */
export class Shown extends Error {}
