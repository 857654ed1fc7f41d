interface MailText {
  readonly subject: string;
  readonly body: string;
}
export type EsignMailName =
  | 'esignInvite'
  | 'esignRemind'
  | 'esignCountersign'
  | 'esignReleased'
  | 'esignDeclined'
  | 'esignWithdrawn'
  | 'esignCompleted';
export interface EsignTexts extends Readonly<Record<EsignMailName, MailText>> {
  /** Labels of the button: an outsider reads first, staff countersign, everyone opens the sealed files. */
  readonly read: string;
  readonly countersign: string;
  readonly open: string;
  readonly until: string;
  readonly personal: string;
  readonly reason: string;
  readonly code: string;
}
