/** The start values of a new journey or stay. */
export interface TravelStart {
  readonly date?: string | undefined;
  readonly artistId?: string | undefined;
  /** The show it is made from, and then belongs to. */
  readonly showId?: string | undefined;
}
/** The dialog of a kind: over its list, its page, a show or the planning. */
export interface TravelDialogProps<R> {
  /** The record to edit; undefined for a new one. */
  readonly record?: R | undefined;
  readonly start?: TravelStart | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: R) => void;
}
