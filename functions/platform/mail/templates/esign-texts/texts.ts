/** The body is plain text. An empty line separates its paragraphs. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}
/** The texts of mails. A mail can have one for the sender and others for those who sign. */
export type EsignTextName =
  | 'esignInvite'
  | 'esignRemind'
  | 'esignCountersign'
  | 'esignReleased'
  | 'esignDeclined'
  | 'esignWithdrawn'
  | 'esignCompleted'
  | 'esignExpiring'
  | 'esignExpired'
  | 'esignForwarded'
  | 'esignPassedOn'
  | 'esignForwardRefused'
  | 'esignForwardTold'
  | 'esignPaper'
  | 'esignPaperAsked'
  | 'esignQuestion'
  | 'esignBounced'
  | 'esignCorrection'
  | 'esignCorrectionRefused'
  | 'esignVoided'
  | 'esignSealDelayed';
export interface EsignTexts extends Readonly<Record<EsignTextName, MailText>> {
  /** Labels of the button: an outsider reads first, staff countersign or see the signing, everyone opens the sealed files. */
  readonly read: string;
  readonly countersign: string;
  readonly open: string;
  readonly see: string;
  readonly until: string;
  readonly personal: string;
  readonly reason: string;
  readonly code: string;
  /** For the substitute of a countersigner. */
  readonly substitute: string;
  readonly question: string;
}
