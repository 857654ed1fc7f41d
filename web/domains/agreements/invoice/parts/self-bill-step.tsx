import { Trans } from '@lingui/react/macro';
import { Check, FileCheck, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type DraftStepProps, SendBackButton } from './review.tsx';

const SendDialog = dialogPart(async () => (await import('./self-bill-send.tsx')).SelfBillSend);
const AcceptDialog = dialogPart(async () => (await import('./accept-dialog.tsx')).AcceptDialog);

function AcceptButton({ invoice }: { readonly invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={<Check size={14} />} onClick={() => setOpen(true)}>
        <Trans>Mark as accepted</Trans>
      </Button>
      <Suspense>{isOpen && <AcceptDialog invoice={invoice} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Opens the mail to the artist. */
function SendButton({ invoice, isAgain = false }: { readonly invoice: Invoice; readonly isAgain?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(isAgain ? {} : { kind: 'primary' })} icon={<Send size={14} />} onClick={() => setOpen(true)}>
        {isAgain ? <Trans>Send again</Trans> : <Trans>Send to the artist</Trans>}
      </Button>
      <Suspense>{isOpen && <SendDialog invoice={invoice} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The next step of a self-billed draft: it goes to the artist, who accepts it, and then it is issued. */
export function SelfBillStep({ invoice, submitting, onIssue }: DraftStepProps) {
  const can = useCan();
  const { stage, selfBill } = invoice;
  if (!can('purchaseAgreement.selfBill')) return null;
  if (stage === 'draft')
    return (
      <>
        <Button busy={submitting.busy} onClick={submitting.press}>
          <Trans>Mark as sent to the artist</Trans>
        </Button>
        <SendButton invoice={invoice} />
      </>
    );
  return (
    <>
      {can('invoice.review') && <SendBackButton invoice={invoice} />}
      {!selfBill?.accepted && (
        <>
          <SendButton invoice={invoice} isAgain />
          <AcceptButton invoice={invoice} />
        </>
      )}
      {selfBill?.accepted && can('invoice.issue') && (
        <Button kind="primary" icon={<FileCheck size={14} />} onClick={onIssue}>
          <Trans>Issue</Trans>
        </Button>
      )}
    </>
  );
}

/** Tells which purchase a self-billed document bills, and whether the artist accepts it. */
export function SelfBillNotice({ invoice }: { readonly invoice: Invoice }) {
  const { day, near } = useFormat();
  const { selfBill, review } = invoice;
  if (!selfBill) return null;
  const { agreement, accepted } = selfBill;
  const on = accepted && day({ date: accepted.on }, { year: true });
  return (
    <Notice
      tone="blue"
      fact={
        <Trans>
          Self-billed for{' '}
          <PageLink to={`/purchaseagreement/${agreement.id}`} className="rec-a num">
            {agreement.number}
          </PageLink>
          .
        </Trans>
      }
    >
      {accepted &&
        (accepted.name ? (
          <Trans>
            {accepted.name} accepted it on {on}.
          </Trans>
        ) : (
          <Trans>Accepted by silence on {on}.</Trans>
        ))}
      {!accepted && review && (
        <Trans>
          {review.by.name} sent it to the artist, {near(review.at)}.
        </Trans>
      )}
    </Notice>
  );
}
