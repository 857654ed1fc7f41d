import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { ShowFacts } from './back-into-show.ts';
import type { RequestFile } from './files.ts';
import type { Author, RequestShow, ShowContact } from './schemas.ts';

/** An item with the revision that its author saw. */
interface SeenItem {
  readonly key: string;
  readonly rev: number;
}
export interface ProvidedItem extends SeenItem {
  readonly value?: AnswerValue | undefined;
  /** Why the question does not apply. */
  readonly notApplicable?: string | undefined;
}
export interface DecidedItem extends SeenItem {
  /** The value that counts, if the show has changed since the request was sent. */
  readonly choice?: 'theirs' | 'ours' | undefined;
}

interface Inputs {
  send: { readonly show: ShowFacts };
  open: { readonly inviteeId: string };
  save: SeenItem & { readonly inviteeId: string; readonly value?: AnswerValue | undefined };
  attach: { readonly inviteeId: string; readonly file: RequestFile };
  detach: { readonly inviteeId: string; readonly fileId: string };
  confirmOffers: { readonly inviteeId: string; readonly section: string };
  provide: { readonly inviteeId: string; readonly items: readonly ProvidedItem[]; readonly show: ShowFacts };
  submit: { readonly inviteeId: string };
  askChange: SeenItem & { readonly inviteeId: string; readonly value: AnswerValue; readonly reason: string };
  decline: { readonly inviteeId: string; readonly reason: string };
  forward: {
    readonly inviteeId: string;
    readonly reason: string;
    readonly person: { readonly id: string; readonly name: string; readonly email: string };
    /** Whether the address is that of a user of the agency. */
    readonly isStaff: boolean;
  };
  /** Sends an invitee their link again. One whose link was withdrawn is asked again. */
  resend: { readonly inviteeId: string };
  withdrawInvitee: { readonly inviteeId: string; readonly reason: string };
  moveDeadline: { readonly deadline: LocalDate };
  takeContact: SeenItem & Pick<ShowContact, 'index' | 'contactId'>;
  approve: { readonly items: readonly DecidedItem[]; readonly show: ShowFacts };
  use: { readonly items: readonly SeenItem[] };
  /** An item may have a reason of its own. */
  return: { readonly items: readonly (SeenItem & { readonly reason?: string | undefined })[]; readonly reason: string };
  decideChange: SeenItem & { readonly isAccepted: boolean; readonly reason: string; readonly show: ShowFacts };
  reopen: SeenItem & { readonly reason: string };
  withdraw: { readonly reason: string };
  close: object;
  tick: object;
  moveShow: Pick<RequestShow, 'date' | 'endsAt'> &
    Partial<Pick<RequestShow, 'title' | 'startsAt' | 'zone' | 'artistIds'>>;
  changeVenue: { readonly venueId?: string | undefined; readonly venue?: string };
  mergeContact: { readonly fromId: string; readonly toId: string };
  noteShowEdit: { readonly values: Readonly<Record<string, AnswerValue>> };
}
export type CommandType = keyof Inputs;
export type Command<K extends CommandType = CommandType> = {
  [T in K]: { readonly type: T; readonly by: Author } & Inputs[T];
}[K];
