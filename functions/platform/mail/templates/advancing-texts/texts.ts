/** A mail about an advancing request. */
export interface AdvancingText {
  readonly subject: string;
  readonly body: string;
}
export const ADVANCING_MAILS = [
  ...(['invite', 'named', 'passedOn', 'remind', 'overdue', 'returned', 'approved'] as const),
  ...(['changeAccepted', 'changeRefused', 'changedByStaff', 'withdrawn', 'written'] as const),
  ...(['submitted', 'changeAsked', 'declined', 'staffOverdue', 'writtenToStaff'] as const),
] as const;
export type AdvancingMail = (typeof ADVANCING_MAILS)[number];

export interface AdvancingTexts extends Readonly<Record<AdvancingMail, AdvancingText>> {
  /** The button of people outside, and that of staff. */
  readonly answer: string;
  readonly open: string;
  readonly reason: string;
  readonly personal: string;
  /** Of an answer that has none, because the question does not apply. */
  readonly notApplicable: string;
  readonly yes: string;
  readonly no: string;
}
