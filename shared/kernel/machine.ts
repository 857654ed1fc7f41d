/** Something that may happen to a record in some of its states. */
export interface Step<S extends string> {
  readonly on: string;
  readonly from: readonly S[];
  readonly to: S;
}
/** The states of a main area's records. Rules ask it, and ARCHITECTURE.md shows it (scripts/diagrams.ts). */
export interface Machine<S extends string> {
  readonly name: string;
  /** The states that a new record may have. */
  readonly first: S | readonly S[];
  readonly steps: readonly Step<S>[];
}

export const machine = <const S extends string>(of: Machine<S>): Machine<S> => of;

/** Finds the state after a step; undefined if the step is not allowed. */
export const leadsTo = <S extends string>({ steps }: Machine<S>, from: S, on: string): S | undefined =>
  steps.find((step) => step.on === on && step.from.includes(from))?.to;

/** The life that every record has at least; what is deleted comes back as it was. */
export const LIFE: readonly Step<'live' | 'deleted'>[] = [
  { on: 'change', from: ['live'], to: 'live' },
  { on: 'delete', from: ['live'], to: 'deleted' },
  { on: 'restore', from: ['deleted'], to: 'live' },
];
/** A record that can be locked: while it is, it stays as it is. */
export const LOCKING: readonly Step<'open' | 'locked' | 'deleted'>[] = [
  { on: 'change', from: ['open'], to: 'open' },
  { on: 'lock', from: ['open'], to: 'locked' },
  { on: 'unlock', from: ['locked'], to: 'open' },
  { on: 'delete', from: ['open'], to: 'deleted' },
  { on: 'restore', from: ['deleted'], to: 'open' },
];
/** A record that may also go into another one of its kind, and come out again. */
export const MERGING: readonly Step<'live' | 'deleted' | 'merged'>[] = [
  ...LIFE,
  { on: 'merge', from: ['live'], to: 'merged' },
  { on: 'undo merge', from: ['merged'], to: 'live' },
];
