import type { Translated } from '#shared/kernel/text/translated.ts';

/**
 * The services that a kind of record can have:
 * - `attachments`: files, notes, tasks, checklists, emails and favourites
 * - `tags`, `statuses`, `freeFields`: the agency's own words on a record
 * - `excel`: its list as a file; `word`: documents by the agency's templates
 * - `batch`: work on a selection; `import`: rows of a table become records; `merge`: two records become one
 * - `approval`: new records may wait for approval; `owner`: a user is responsible for a record
 * - `printed`: a PDF that people download and send
 * - `calendar`: it takes days of an artist; `travel`: a journey or stay, with `stay` a stay
 * - `drag`: a journey or stay that users drag in the planning; the others follow a timetable
 * - `agreement`: an agreement that two sides agree on
 */
export type Ability =
  | 'attachments'
  | 'tags'
  | 'statuses'
  | 'freeFields'
  | 'excel'
  | 'word'
  | 'batch'
  | 'import'
  | 'merge'
  | 'approval'
  | 'owner'
  | 'calendar'
  | 'travel'
  | 'stay'
  | 'drag'
  | 'printed'
  | 'agreement';

/** The groups of the navigation. */
export type NavGroupId = 'book' | 'deal' | 'money' | 'road' | 'relations';
type OutsideRole = 'artist' | 'promoter';

export interface RecordKind {
  /** The number that indexes store for the kind. It never changes and is never given to another kind. */
  readonly code: number;
  /** The name in keys, rights and addresses. */
  readonly name: string;
  readonly can: readonly Ability[];
  /** The actions that a user needs a right for: `read` is the right `show.read`. */
  readonly rights: readonly string[];
  /** The rights of people outside the agency, by role. */
  readonly outside?: Readonly<Partial<Record<OutsideRole, readonly string[]>>>;
  /**
   * The rights that came after users were given theirs, by step. `LATER_RIGHTS` has them in the order of the steps. A new
   * step has the next number of all kinds.
   */
  readonly laterRights?: Readonly<Record<number, readonly string[]>>;
  /** The number of its list, part of the ids of saved views. It never changes. Without it, the list has no saved views. */
  readonly viewNo?: number;
  /** The place of its list in the navigation, the keys that open it, and the roles outside that see it there. */
  readonly nav?: {
    readonly group: NavGroupId;
    readonly place: number;
    readonly keys?: string;
    readonly roles?: readonly OutsideRole[];
  };
  /** Its list has an export path in the core API as well. */
  readonly hasCoreExport?: boolean;
  /** The stack that its functions belong to (`infra/areas.ts`). */
  readonly stack: 'booking' | 'travel' | 'relations' | 'agreements' | 'money';
}

/** Defines a kind of record. Everything that lists kinds follows from the definitions in `shared/records.ts`. */
export const defineRecord = <const K extends RecordKind>(kind: K): K => kind;

/** The words of a kind: for one record, and for several. */
export interface KindWords {
  readonly one: Translated;
  readonly many: Translated;
}
