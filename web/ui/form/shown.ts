/** An error that the page already shows: the form adds no message and accepts the next try. */
export class Shown extends Error {}
