import { Trans } from '@lingui/react/macro';
import {
  AlarmClock,
  AlarmClockOff,
  ArrowUp,
  AtSign,
  Banknote,
  BellRing,
  CalendarPlus,
  CalendarX,
  CreditCard,
  FileCheck2,
  FileClock,
  FileX2,
  Forward,
  Inbox,
  KeyRound,
  type LucideIcon,
  MailWarning,
  MailX,
  MessageCircleQuestion,
  PenLine,
  Printer,
  Reply,
  SquareCheck,
  Swords,
  Ticket,
  Undo2,
  UserRoundCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import { useFormat } from '#web/platform/format.ts';

type Kind = Notification['kind'];

export const KIND_ICONS: Readonly<Record<Kind, LucideIcon>> = {
  optionExpires: AlarmClock,
  optionEnded: AlarmClockOff,
  optionMovedUp: ArrowUp,
  optionChallenged: Swords,
  showAssigned: Ticket,
  linkOpened: UserRoundCheck,
  linkAsked: MailWarning,
  documentReady: FileCheck2,
  mailBounced: MailX,
  noteMention: AtSign,
  taskAssigned: SquareCheck,
  taskReminder: BellRing,
  webformReceived: Inbox,
  dateAsked: CalendarPlus,
  dateDeclined: CalendarX,
  esignTurn: PenLine,
  esignOpened: UserRoundCheck,
  esignSigned: FileCheck2,
  esignDeclined: FileX2,
  esignNews: FileClock,
  esignCompleted: FileCheck2,
  esignExpired: FileX2,
  esignOverdue: AlarmClock,
  esignCorrection: FileClock,
  esignQuestion: MessageCircleQuestion,
  esignPaper: Printer,
  esignForwardAsked: Forward,
  esignForwarded: Forward,
  esignNameDiffers: FileClock,
  esignCheckAsked: SquareCheck,
  esignChecked: FileCheck2,
  esignSentBack: Undo2,
  esignSealDelayed: FileClock,
  esignNoInvoice: FileX2,
  remindersDue: BellRing,
  esignNotPrinted: FileX2,
  purchaseToApprove: SquareCheck,
  purchaseToPay: Banknote,
  purchasePaid: Banknote,
  quoteAccepted: FileCheck2,
  quoteDeclined: FileX2,
  quoteExpired: FileClock,
  invoiceReview: SquareCheck,
  invoiceSentBack: Undo2,
  invoiceDisputed: MessageCircleQuestion,
  invoiceWithdrawn: FileCheck2,
  invoiceSaidPaid: Banknote,
  invoiceCardPaid: CreditCard,
  invoiceCardProblem: CreditCard,
  statementAgreed: FileCheck2,
  statementQuestion: MessageCircleQuestion,
  selfBillAccepted: FileCheck2,
  selfBillObjected: Undo2,
  advancingAnswered: PenLine,
  advancingSubmitted: FileCheck2,
  advancingChangeAsked: Undo2,
  advancingDeclined: FileX2,
  advancingForwarded: Forward,
  advancingMessage: MessageCircleQuestion,
  advancingOverdue: FileClock,
  guestsRequested: UserRoundCheck,
  guestsClosed: AlarmClockOff,
  subscriptionLate: CreditCard,
  subscriptionReadOnly: CreditCard,
  subscriptionBack: CreditCard,
  accessAsked: KeyRound,
  accessGranted: KeyRound,
  accessDeclined: KeyRound,
  emailReply: Reply,
};

type Told = Pick<Notification, 'subject' | 'event'>;

/** Names the subject of a notification: a show by its number and place, its artists and its day. */
export function NotificationSubject({ subject, event }: Told) {
  const { day } = useFormat();
  return (
    <>
      <b>{subject}</b>
      {event && ` · ${event.who} · ${day({ date: event.date })}`}
    </>
  );
}

const advancingTexts = (about: ReactNode): Readonly<Record<Extract<Kind, `advancing${string}`>, ReactNode>> => ({
  advancingAnswered: <Trans>New answers: {about}</Trans>,
  advancingSubmitted: <Trans>All questions answered: {about}</Trans>,
  advancingChangeAsked: <Trans>Change requested: {about}</Trans>,
  advancingDeclined: <Trans>Does not answer: {about}</Trans>,
  advancingForwarded: <Trans>Passed on: {about}</Trans>,
  advancingMessage: <Trans>Message about {about}</Trans>,
  advancingOverdue: <Trans>Answers are overdue: {about}</Trans>,
});

const emailTexts = (about: ReactNode) => ({
  mailBounced: <Trans>Email not delivered: {about}</Trans>,
  emailReply: <Trans>Reply to your email: {about}</Trans>,
});

type AgencyKind = Extract<Kind, `subscription${string}` | `access${string}`>;
const agencyTexts = (about: ReactNode): Readonly<Record<AgencyKind, ReactNode>> => ({
  subscriptionLate: <Trans>A bill of your subscription is late</Trans>,
  subscriptionReadOnly: <Trans>Your agency can only read until the bill is paid</Trans>,
  subscriptionBack: <Trans>Your agency can work again</Trans>,
  accessAsked: <Trans>Temporary access wanted for {about}</Trans>,
  accessGranted: <Trans>Temporary access granted: {about}</Trans>,
  accessDeclined: <Trans>Temporary access declined: {about}</Trans>,
});

/** The sentence of a notification. */
export function NotificationText({ kind, ...told }: Told & Pick<Notification, 'kind'>) {
  const about = <NotificationSubject {...told} />;
  const texts: Readonly<Record<Kind, ReactNode>> = {
    optionExpires: <Trans>Option expires soon: {about}</Trans>,
    optionEnded: <Trans>Option expired: {about}</Trans>,
    optionMovedUp: <Trans>Option moved up: {about}</Trans>,
    optionChallenged: <Trans>Option challenged: {about}</Trans>,
    showAssigned: <Trans>You now own {about}</Trans>,
    linkOpened: <Trans>Recipient opened {about}</Trans>,
    linkAsked: <Trans>New link requested: {about}</Trans>,
    documentReady: <Trans>{about} is ready</Trans>,
    ...emailTexts(about),
    noteMention: <Trans>You were mentioned in a note on {about}</Trans>,
    taskAssigned: <Trans>Task assigned to you: {about}</Trans>,
    taskReminder: <Trans>Reminder: {about}</Trans>,
    webformReceived: <Trans>New request: {about}</Trans>,
    dateAsked: <Trans>Date requested by an outside user: {about}</Trans>,
    dateDeclined: <Trans>Request declined: {about}</Trans>,
    esignTurn: <Trans>Waits for your signature: {about}</Trans>,
    esignOpened: <Trans>Opened to sign: {about}</Trans>,
    esignSigned: <Trans>Signed: {about}</Trans>,
    esignDeclined: <Trans>Signature declined: {about}</Trans>,
    esignNews: <Trans>News about a signing: {about}</Trans>,
    esignCompleted: <Trans>Signed and sealed: {about}</Trans>,
    esignExpired: <Trans>Time to sign expired: {about}</Trans>,
    esignOverdue: <Trans>Not signed by the deadline: {about}</Trans>,
    esignCorrection: <Trans>Corrections to decide on: {about}</Trans>,
    esignQuestion: <Trans>Question about {about}</Trans>,
    esignPaper: <Trans>Wants to sign on paper: {about}</Trans>,
    esignForwardAsked: <Trans>Asks to pass on {about}</Trans>,
    esignForwarded: <Trans>Passed on: {about}</Trans>,
    esignNameDiffers: <Trans>Signed under another name: {about}</Trans>,
    esignCheckAsked: <Trans>Check before it is sent: {about}</Trans>,
    esignChecked: <Trans>Checked: {about}</Trans>,
    esignSentBack: <Trans>Sent back to you: {about}</Trans>,
    esignSealDelayed: <Trans>Sealing takes longer: {about}</Trans>,
    esignNoInvoice: <Trans>The invoice was not issued or added: {about}</Trans>,
    remindersDue: <Trans>Due for a reminder: {about}</Trans>,
    invoiceReview: <Trans>Invoice to review: {about}</Trans>,
    invoiceSentBack: <Trans>Invoice sent back to you: {about}</Trans>,
    invoiceDisputed: <Trans>Invoice disputed: {about}</Trans>,
    invoiceWithdrawn: <Trans>Dispute withdrawn: {about}</Trans>,
    invoiceSaidPaid: <Trans>Says it is paid: {about}</Trans>,
    invoiceCardPaid: <Trans>Paid by card: {about}</Trans>,
    invoiceCardProblem: <Trans>Card payment not booked: {about}</Trans>,
    statementAgreed: <Trans>Statement agreed: {about}</Trans>,
    selfBillAccepted: <Trans>Self-billed invoice accepted: {about}</Trans>,
    selfBillObjected: <Trans>Change wanted to a self-billed invoice: {about}</Trans>,
    statementQuestion: <Trans>Question about {about}</Trans>,
    ...advancingTexts(about),
    guestsRequested: <Trans>Guests requested: {about}</Trans>,
    guestsClosed: <Trans>Cutoff passed, requests wait: {about}</Trans>,
    ...agencyTexts(about),
    esignNotPrinted: <Trans>New version could not be made: {about}</Trans>,
    purchaseToApprove: <Trans>Invoice to approve: {about}</Trans>,
    purchaseToPay: <Trans>Payout to make: {about}</Trans>,
    purchasePaid: <Trans>Paid out: {about}</Trans>,
    quoteAccepted: <Trans>Quote accepted: {about}</Trans>,
    quoteDeclined: <Trans>Quote declined: {about}</Trans>,
    quoteExpired: <Trans>Quote expired: {about}</Trans>,
  };
  return texts[kind];
}
