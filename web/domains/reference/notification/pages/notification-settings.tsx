import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  isMailed,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationSettings,
  notificationContract,
} from '#shared/domains/reference/notification/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { KIND_ICONS } from '../widgets/notification-words.tsx';
import './notification-settings.css';

type Kind = Notification['kind'];
const { settings, saveSettings } = notificationContract.routes;

const NAMES: Readonly<Record<Kind, MessageDescriptor>> = {
  optionExpires: msg`My option is about to expire`,
  optionEnded: msg`My option expires`,
  optionMovedUp: msg`My option moves up`,
  optionChallenged: msg`My option is challenged`,
  showAssigned: msg`I become the owner of a show`,
  linkOpened: msg`A link I sent is opened`,
  linkAsked: msg`Someone requests a new link`,
  documentReady: msg`A document is ready`,
  mailBounced: msg`An email isn't delivered`,
  noteMention: msg`I'm mentioned in a note`,
  taskAssigned: msg`A task is assigned to me`,
  taskReminder: msg`A task reminder`,
  webformReceived: msg`A request comes in through a web form`,
  dateAsked: msg`An outside user requests a date`,
  dateDeclined: msg`The agency declines my request`,
  esignTurn: msg`A document waits for my signature`,
  esignOpened: msg`A recipient opens a document to sign`,
  esignSigned: msg`Someone signs a document that I sent`,
  esignDeclined: msg`Someone declines to sign`,
  esignNews: msg`Other news about a signing`,
  esignCompleted: msg`A document that I sent is signed and sealed`,
  esignExpired: msg`The time to sign a document expires`,
  esignOverdue: msg`A deadline to sign passes`,
  esignCorrection: msg`A recipient corrects their details`,
  esignQuestion: msg`A recipient asks a question about a document`,
  esignPaper: msg`A recipient wants to sign on paper`,
  esignForwardAsked: msg`A recipient asks to pass a document on`,
  esignForwarded: msg`A recipient passes a document on`,
  esignNameDiffers: msg`A recipient signs under another name`,
  esignCheckAsked: msg`A colleague asks me to check a document`,
  esignChecked: msg`A colleague agrees to my document`,
  esignSentBack: msg`A colleague sends my document back`,
  esignSealDelayed: msg`Sealing a document takes longer`,
  esignNoInvoice: msg`The invoice of a signed document is missing`,
  remindersDue: msg`Invoices are due for a reminder`,
  invoiceReview: msg`An invoice waits for my review`,
  invoiceSentBack: msg`A reviewer sends my invoice back`,
  invoiceDisputed: msg`A payer disputes an invoice`,
  invoiceWithdrawn: msg`A payer withdraws a dispute`,
  invoiceSaidPaid: msg`A payer says that an invoice is paid`,
  invoiceCardPaid: msg`An invoice is paid by card`,
  invoiceCardProblem: msg`A card payment could not be booked`,
  statementAgreed: msg`An artist agrees to a statement`,
  selfBillAccepted: msg`An artist accepts a self-billed invoice`,
  selfBillObjected: msg`An artist wants a change to a self-billed invoice`,
  statementQuestion: msg`An artist asks a question about a statement`,
  advancingAnswered: msg`People outside answer questions about a show`,
  advancingSubmitted: msg`People outside have answered all questions about a show`,
  advancingChangeAsked: msg`Someone outside asks for a change of an approved answer`,
  advancingDeclined: msg`Someone outside declines the questions about a show`,
  advancingForwarded: msg`Someone outside passes the questions about a show on`,
  advancingMessage: msg`Someone outside writes about a show`,
  advancingOverdue: msg`Answers about a show are overdue`,
  guestsRequested: msg`Someone outside asks for guests`,
  guestsClosed: msg`A guest list closes while requests wait`,
  subscriptionLate: msg`A bill of your subscription is late`,
  subscriptionReadOnly: msg`Your agency can only read`,
  subscriptionBack: msg`Your agency can work again`,
  accessAsked: msg`Someone asks for temporary access`,
  accessGranted: msg`Temporary access that you asked for is granted`,
  accessDeclined: msg`Temporary access that you asked for is declined`,
  esignNotPrinted: msg`A new version of a document cannot be made`,
  purchaseToApprove: msg`An artist's invoice waits for my approval`,
  purchaseToPay: msg`A payout to an artist waits for me`,
  purchasePaid: msg`A purchase agreement of mine is paid`,
  quoteAccepted: msg`A promoter accepts my quote`,
  quoteDeclined: msg`A promoter declines my quote`,
  quoteExpired: msg`My quote expires without an answer`,
};

const turned = <K extends string>(off: readonly K[], kind: K, on: boolean): K[] =>
  on ? off.filter((one) => one !== kind) : [...off, kind];

function useSettings() {
  const queries = useQueryClient();
  const query = queryOf(settings, {});
  const { data } = useSuspenseQuery(query);
  const { mutate } = useMutation({
    mutationFn: (body: NotificationSettings) => call(saveSettings, { body }),
    onMutate: (body) => void queries.setQueryData(query.queryKey, body),
    onSettled: () => queries.invalidateQueries(query),
  });
  return [data, mutate] as const;
}

interface KindLineProps {
  readonly chosen: NotificationSettings;
  readonly save: (settings: NotificationSettings) => void;
  readonly kind: Notification['kind'];
}
function KindLine({ chosen, save, kind }: KindLineProps) {
  const { t } = useLingui();
  const name = t(NAMES[kind]);
  const Icon = KIND_ICONS[kind];
  return (
    <li>
      <Icon size={15} aria-hidden="true" />
      <span className="strong">{name}</span>
      <Checkbox
        aria-label={t`${name}: in the inbox`}
        checked={!chosen.inboxOff.includes(kind)}
        onChange={({ target }) => save({ ...chosen, inboxOff: turned(chosen.inboxOff, kind, target.checked) })}
      />
      {isMailed(kind) && (
        <Checkbox
          aria-label={t`${name}: by email`}
          checked={!chosen.mailOff.includes(kind)}
          onChange={({ target }) => save({ ...chosen, mailOff: turned(chosen.mailOff, kind, target.checked) })}
        />
      )}
    </li>
  );
}

/** Chooses the events that notify the user, and the channels; saved at once. */
export function NotificationSettingsPage() {
  const { t } = useLingui();
  const [chosen, save] = useSettings();
  return (
    <SettingsFrame
      title={<Trans>Notifications</Trans>}
      text={<Trans>Choose notifications for the inbox and by email. Saved immediately.</Trans>}
    >
      <Card title={t`Notify me when`}>
        <ul className="lines ns-kinds">
          <li className="meta" aria-hidden="true">
            <span />
            <span />
            <span>
              <Trans>Inbox</Trans>
            </span>
            <span>
              <Trans>Email</Trans>
            </span>
          </li>
          {NOTIFICATION_KINDS.map((kind) => {
            return <KindLine key={kind} chosen={chosen} save={save} kind={kind} />;
          })}
        </ul>
      </Card>
    </SettingsFrame>
  );
}
