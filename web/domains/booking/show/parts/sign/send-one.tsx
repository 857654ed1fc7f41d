import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BulkPlan, BulkReport, Signer } from '#shared/domains/agreements/bulk-send/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { toast } from '#web/ui/toaster.ts';
import { BulkOptions, useOptions } from './bulk-options.tsx';
import { NoSignature } from './no-signature.tsx';
import { SignerFields } from './signer-fields.tsx';
import { useBulkSend } from './use-bulk-send.ts';

/** Leaves the dialog when the contract is out, or leads to its page when it was only prepared. */
function useEnd({ report, settle, onClose }: Ending) {
  const navigate = useNavigate();
  const end = useEffectEvent(async ({ isSent, rows: [row] }: BulkReport) => {
    const { contract } = row ?? {};
    if (!contract) return;
    await settle();
    if (isSent) toast(<Trans>{contract.number} is out for signature</Trans>);
    else await navigate({ to: `/contract/${contract.id}/esign` });
    onClose();
  });
  const isDone = report?.isFinished && report.rows[0]?.state === 'done';
  useEffect(() => {
    if (isDone && report) void end(report);
  }, [isDone, report]);
}
interface Ending {
  readonly report: BulkReport | undefined;
  readonly settle: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The contract that goes out, or that there is none yet. */
function ContractLine({ plan: { contract, signing, partyName } }: { readonly plan: BulkPlan }) {
  const link = contract && <PageLink to={`/contract/${contract.id}`}>{contract.number}</PageLink>;
  return (
    <p className="meta">
      {contract ? (
        signing === 'draft' ? (
          <Trans>Contract {link} is prepared already. It is sent with its people and files.</Trans>
        ) : (
          <Trans>
            Contract {link} is sent to {partyName}. Then you countersign.
          </Trans>
        )
      ) : (
        <Trans>A contract is made from the deal and sent to {partyName}. Then you countersign.</Trans>
      )}
    </p>
  );
}

type SendOneProps = Readonly<{ plan: BulkPlan; hasSignature: boolean; onClose: () => void }>;
/** Sends the contract of a show for signature: one dialog from the deal to the mail. */
export function SendOne({ plan, hasSignature, onClose }: SendOneProps) {
  const { t } = useLingui();
  const [signer, setSigner] = useState<Signer>(plan.signer);
  const [options, setOptions] = useOptions();
  const sending = useBulkSend([plan.showId]);
  const { send, again, busy, problem, report } = sending;
  useEnd({ ...sending, onClose });
  const isPrepared = plan.signing === 'draft';
  // A missing signer can be entered here.
  const reasons = plan.reasons.filter(({ code }) => code !== 'bulkSend.noSigner');
  const [row] = report?.isFinished ? report.rows : [];
  const refusal = row?.state === 'refused' ? row.reason?.message : problem;
  const isOff = busy || reasons.length > 0 || (!isPrepared && !(signer.name.trim() && signer.email.trim()));
  const go = (isSent: boolean) => {
    again();
    void send({ ...options, isSent, ...(isPrepared ? {} : { signer }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Send for signature`}
      size="send"
      hint={busy && t`Making the PDF and sending it…`}
      actions={
        <>
          <Button disabled={isOff} onClick={() => go(false)}>
            {t`Prepare first`}
          </Button>
          <DialogFoot onCancel={onClose} busy={busy} disabled={isOff || !hasSignature} onClick={() => go(true)}>
            {t`Send`}
          </DialogFoot>
        </>
      }
    >
      <div className="form-stack">
        {refusal && <Notice tone="red" fact={refusal} />}
        {reasons.map(({ code, message }) => (
          <Notice key={code} tone="amber" fact={message} />
        ))}
        {!hasSignature && <NoSignature />}
        {reasons.length === 0 && <ContractLine plan={plan} />}
        {!isPrepared && reasons.length === 0 && (
          <>
            <SignerFields signer={signer} onChange={setSigner} />
            <BulkOptions options={options} onChange={setOptions} riders={plan.riders} />
          </>
        )}
      </div>
    </Dialog>
  );
}
