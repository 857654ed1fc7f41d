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

/** The kinds of notices about people outside who answer questions or ask for guests. */
function useOutsideNames(): Readonly<Record<Extract<Kind, `advancing${string}` | `guests${string}`>, string>> {
  const { t } = useLingui();
  return {
    advancingAnswered: t`People outside answer questions about a show`,
    advancingSubmitted: t`People outside have answered all questions about a show`,
    advancingChangeAsked: t`Someone outside asks for a change of an approved answer`,
    advancingDeclined: t`Someone outside declines the questions about a show`,
    advancingForwarded: t`Someone outside passes the questions about a show on`,
    advancingMessage: t`Someone outside writes about a show`,
    advancingOverdue: t`Answers about a show are overdue`,
    guestsRequested: t`Someone outside asks for guests`,
    guestsClosed: t`A guest list closes while requests wait`,
  };
}

function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return {
    optionExpires: t`My option is about to expire`,
    optionEnded: t`My option expires`,
    optionMovedUp: t`My option moves up`,
    optionChallenged: t`My option is challenged`,
    showAssigned: t`I become the owner of a show`,
    linkOpened: t`A link I sent is opened`,
    linkAsked: t`Someone requests a new link`,
    documentReady: t`A document is ready`,
    mailBounced: t`An email isn't delivered`,
    noteMention: t`I'm mentioned in a note`,
    taskAssigned: t`A task is assigned to me`,
    taskReminder: t`A task reminder`,
    webformReceived: t`A request comes in through a web form`,
    dateAsked: t`An outside user requests a date`,
    dateDeclined: t`The agency declines my request`,
    esignTurn: t`A document waits for my signature`,
    esignOpened: t`A recipient opens a document to sign`,
    esignSigned: t`Someone signs a document that I sent`,
    esignDeclined: t`Someone declines to sign`,
    esignNews: t`Other news about a signing`,
    esignCompleted: t`A document that I sent is signed and sealed`,
    esignExpired: t`The time to sign a document expires`,
    esignOverdue: t`A deadline to sign passes`,
    esignCorrection: t`A recipient corrects their details`,
    esignQuestion: t`A recipient asks a question about a document`,
    esignPaper: t`A recipient wants to sign on paper`,
    esignForwardAsked: t`A recipient asks to pass a document on`,
    esignForwarded: t`A recipient passes a document on`,
    esignNameDiffers: t`A recipient signs under another name`,
    esignCheckAsked: t`A colleague asks me to check a document`,
    esignChecked: t`A colleague agrees to my document`,
    esignSentBack: t`A colleague sends my document back`,
    esignSealDelayed: t`Sealing a document takes longer`,
    esignNoInvoice: t`The invoice of a signed document is missing`,
    remindersDue: t`Invoices are due for a reminder`,
    invoiceReview: t`An invoice waits for my review`,
    invoiceSentBack: t`A reviewer sends my invoice back`,
    invoiceDisputed: t`A payer disputes an invoice`,
    invoiceWithdrawn: t`A payer withdraws a dispute`,
    invoiceSaidPaid: t`A payer says that an invoice is paid`,
    invoiceCardPaid: t`An invoice is paid by card`,
    invoiceCardProblem: t`A card payment could not be booked`,
    statementAgreed: t`An artist agrees to a statement`,
    statementQuestion: t`An artist asks a question about a statement`,
    ...useOutsideNames(),
    esignNotPrinted: t`A new version of a document cannot be made`,
    purchaseToApprove: t`An artist's invoice waits for my approval`,
    purchaseToPay: t`A payout to an artist waits for me`,
    purchasePaid: t`A purchase agreement of mine is paid`,
    quoteAccepted: t`A promoter accepts my quote`,
    quoteDeclined: t`A promoter declines my quote`,
    quoteExpired: t`My quote expires without an answer`,
  };
}

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
  readonly names: ReturnType<typeof useKindNames>;
  readonly chosen: NotificationSettings;
  readonly save: (settings: NotificationSettings) => void;
  readonly kind: Notification['kind'];
}
function KindLine({ names, chosen, save, kind }: KindLineProps) {
  const { t } = useLingui();
  const Icon = KIND_ICONS[kind];
  return (
    <li>
      <Icon size={15} aria-hidden="true" />
      <span className="strong">{names[kind]}</span>
      <Checkbox
        aria-label={t`${names[kind]}: in the inbox`}
        checked={!chosen.inboxOff.includes(kind)}
        onChange={({ target }) => save({ ...chosen, inboxOff: turned(chosen.inboxOff, kind, target.checked) })}
      />
      {isMailed(kind) && (
        <Checkbox
          aria-label={t`${names[kind]}: by email`}
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
  const names = useKindNames();
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
            return <KindLine key={kind} names={names} chosen={chosen} save={save} kind={kind} />;
          })}
        </ul>
      </Card>
    </SettingsFrame>
  );
}
