/** The states of a dead letter. Apart from the schemas, so that an address is read without them. */
export const DEAD_STATES = ['open', 'replayed', 'discarded'] as const;
