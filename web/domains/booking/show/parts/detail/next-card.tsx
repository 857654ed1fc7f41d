import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  CalendarClock,
  FileClock,
  FileText,
  FileX2,
  type LucideIcon,
  MapPin,
  PenLine,
  Phone,
  Send,
  Users,
} from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { formatDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { invoicesToDecideQuery, showContractsQuery, showSigningsQuery } from '../../document-queries.ts';
import { type NextStep, nextSteps } from '../../model/next-steps.ts';
import { isSigningStep, type SigningStep } from '../../model/signing-step.ts';
import { ExtendOption } from '../../widgets/extend-option.tsx';
import { SendForSignature } from '../../widgets/send-for-signature.tsx';

const LOOKS: Readonly<Record<NextStep['kind'], { readonly icon: LucideIcon; readonly tone: string }>> = {
  decision: { icon: Phone, tone: 'amber' },
  expiry: { icon: CalendarClock, tone: 'amber' },
  venue: { icon: MapPin, tone: 'blue' },
  promoter: { icon: Users, tone: 'blue' },
  fee: { icon: Banknote, tone: 'violet' },
  invoiceReview: { icon: FileClock, tone: 'violet' },
  invoiceDispute: { icon: FileX2, tone: 'amber' },
  contract: { icon: FileText, tone: 'blue' },
  sendContract: { icon: Send, tone: 'blue' },
  signature: { icon: PenLine, tone: 'amber' },
  beginSigning: { icon: Send, tone: 'blue' },
  finishSigning: { icon: Send, tone: 'blue' },
  checkSigning: { icon: FileClock, tone: 'blue' },
  waitsFor: { icon: PenLine, tone: 'amber' },
  countersign: { icon: PenLine, tone: 'violet' },
  decideCorrections: { icon: FileClock, tone: 'amber' },
  printing: { icon: FileClock, tone: 'blue' },
  sealing: { icon: FileClock, tone: 'blue' },
  declined: { icon: FileX2, tone: 'red' },
  expired: { icon: FileX2, tone: 'amber' },
};
/** Only a show whose contract is signed online fetches it. */
const SigningLine = part(async () => (await import('./signing-line.tsx')).SigningLine);

type ContractStep = Extract<NextStep, { kind: 'sendContract' | 'signature' }>;
function ContractWords({ step: { kind, contract } }: { readonly step: ContractStep }) {
  const { zone } = useMe().user;
  const { number, sentAt } = contract;
  const sent = sentAt && formatDay({ instant: sentAt, zone });
  return (
    <>
      <b>{kind === 'signature' ? <Trans>Wait for the signature</Trans> : <Trans>Send the contract</Trans>}</b>
      <span className="meta num">
        {kind === 'signature' ? (
          <Trans>
            {number} sent {sent}
          </Trans>
        ) : (
          <Trans>{number} is a draft</Trans>
        )}
      </span>
    </>
  );
}

function InvoiceWords({ step: { kind, invoice } }: { readonly step: InvoiceStep }) {
  const about = [invoice.number, invoice.company?.name].filter(Boolean).join(' · ');
  return (
    <>
      <b>{kind === 'invoiceReview' ? <Trans>Review the invoice</Trans> : <Trans>Answer the dispute</Trans>}</b>
      <span className="meta num">{about}</span>
    </>
  );
}

type DecisionWordsProps = Readonly<{ step: { readonly kind: 'decision'; readonly daysLeft: number }; show: Show }>;
function DecisionWords({ step, show }: DecisionWordsProps) {
  const { t } = useLingui();
  const who = show.promoter?.name ?? t`the promoter`;
  const ended = step.daysLeft < 0;
  return (
    <>
      <b>
        <Trans>Ask {who} for a decision</Trans>
      </b>
      <span className="meta">
        {ended ? (
          <Trans>The option expired {formatDay({ date: show.expiresOn ?? '' })}</Trans>
        ) : (
          <Plural
            value={step.daysLeft}
            _0="The option expires today"
            one="The option expires in # day"
            other="The option expires in # days"
          />
        )}
      </span>
    </>
  );
}

type OwnStep = Exclude<NextStep, SigningStep>;
type InvoiceStep = Extract<NextStep, { kind: 'invoiceReview' | 'invoiceDispute' }>;
type PlainStep = Exclude<OwnStep, { kind: 'decision' } | ContractStep | InvoiceStep>;
type LineProps = Readonly<{ step: OwnStep; show: Show }>;
function Words({ step, show }: LineProps): ReactNode {
  const { t } = useLingui();
  if (step.kind === 'decision') {
    return <DecisionWords step={step} show={show} />;
  }
  if (step.kind === 'sendContract' || step.kind === 'signature') return <ContractWords step={step} />;
  if (step.kind === 'invoiceReview' || step.kind === 'invoiceDispute') return <InvoiceWords step={step} />;
  const texts: Readonly<Record<PlainStep['kind'], readonly [string, string]>> = {
    expiry: [t`Set an expiry date`, t`No reminder without one`],
    venue: [t`Choose the venue`, t`It sets the time zone and the address on the contract`],
    promoter: [t`Choose the promoter`, t`The company that buys the show and signs the contract`],
    fee: [t`Agree the fee`, t`It appears on the contract`],
    contract: [t`Create a contract`, t`Confirmed, but no contract yet`],
  };
  const [fact, reason] = texts[step.kind];
  return (
    <>
      <b>{fact}</b>
      <span className="meta">{reason}</span>
    </>
  );
}

function Way({ step, show }: LineProps) {
  const small = buttonClass({ size: 'sm' });
  if (step.kind === 'contract') {
    return (
      <>
        <SendForSignature showId={show.id} size="sm" />
        <PageLink to={`/show/${show.id}?tab=documents`} className={small}>
          <Trans>Documents</Trans>
        </PageLink>
      </>
    );
  }
  if (step.kind === 'sendContract' || step.kind === 'signature') {
    return (
      <PageLink to={`/contract/${step.contract.id}`} className={small}>
        <Trans>Open contract</Trans>
      </PageLink>
    );
  }
  if (step.kind === 'invoiceReview' || step.kind === 'invoiceDispute') {
    return (
      <PageLink to={`/invoice/${step.invoice.id}`} className={small}>
        <Trans>Open invoice</Trans>
      </PageLink>
    );
  }
  if (step.kind === 'decision' || step.kind === 'expiry') {
    return (
      <ExtendOption
        show={show}
        trigger={
          <button type="button" className={small}>
            {step.kind === 'decision' ? <Trans>Extend</Trans> : <Trans>Set expiry date</Trans>}
          </button>
        }
      />
    );
  }
  return (
    <PageLink to={`/show/${show.id}/edit`} className={small}>
      <Trans>Fill in</Trans>
    </PageLink>
  );
}

function useSteps(show: Show): NextStep[] {
  const can = useCan();
  const contracts = useQuery({ ...showContractsQuery(show.id), enabled: can('contract.read') }).data;
  const invoices = useQuery({ ...invoicesToDecideQuery(show.id), enabled: can('invoice.read') }).data;
  const seesSignings = can('esign.read') && (contracts?.total ?? 0) > 0;
  const signings = useQuery({ ...showSigningsQuery(show.id), enabled: seesSignings }).data;
  const isKnown = can('contract.create') && contracts !== undefined && (!seesSignings || signings !== undefined);
  return nextSteps(show, {
    today: localToday(),
    contracts: isKnown ? contracts.rows : undefined,
    signings: signings && { rows: signings.rows, canBegin: can('esign.create') },
    invoices: invoices?.rows,
    seesDeal: can('show.readDeal'),
  });
}

/** Lists the next steps of a show, each with its button; renders nothing without steps. */
export function NextCard({ show }: { readonly show: Show }) {
  const can = useCan();
  const internal = useInternal();
  const steps = useSteps(show);
  if (steps.length === 0 || show.lockedAt || !can('show.update') || !internal) return null;
  return (
    <Card title={<Trans>Next</Trans>} count={steps.length}>
      <ul className="lines sd-next">
        {steps.map((step) => {
          const { icon: Icon, tone } = LOOKS[step.kind];
          return (
            <li key={step.kind}>
              <span className={`sd-ico ${tone}`}>
                <Icon size={14} aria-hidden="true" />
              </span>
              {isSigningStep(step) ? (
                <Suspense>
                  <SigningLine step={step} showId={show.id} />
                </Suspense>
              ) : (
                <>
                  <span className="grow">
                    <Words step={step} show={show} />
                  </span>
                  <Way step={step} show={show} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
