import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import type { ReceivedInvoice, ReceivedMatch } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Certainty, Differences } from './differences.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import './received.css';

interface ChoicesProps {
  readonly invoice: ReceivedInvoice;
  readonly chosen: ReceivedMatch | undefined;
  readonly onChoose: (match: ReceivedMatch) => void;
}
/** The agreements that wait for an invoice, the most likely one first. */
function Choices({ invoice, chosen, onChoose }: ChoicesProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const asked = queryOf(receivedInvoiceContract.routes.agreements, { params: { id: invoice.id }, body: { keyword } });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const rows = data?.rows ?? [];
  return (
    <fieldset className="rcv-choices">
      <legend>{t`Which agreement does it bill?`}</legend>
      <Input
        aria-label={t`Search purchase agreements`}
        placeholder={t`Number, seller, show`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data && rows.length === 0 && <p className="meta">{t`No signed purchase agreement waits for an invoice`}</p>}
      {rows.map((match) => (
        <label key={match.agreement.id} className="rcv-choice">
          <input
            type="radio"
            name="agreement"
            checked={match.agreement.id === chosen?.agreement.id}
            onChange={() => onChoose(match)}
          />
          <span className="col">
            <span className="row">
              <b className="num">{match.agreement.number}</b>
              <span className="cut">{match.agreement.subject}</span>
              <Certainty match={match} />
            </span>
            <span className="meta">{match.agreement.seller}</span>
            <Differences match={match} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ReviewDialogProps {
  readonly invoice: ReceivedInvoice;
  readonly busy: boolean;
  readonly onConfirm: (agreement: ReceivedMatch['agreement']) => void;
  readonly onClose: () => void;
}
/** Shows an e-invoice, and enters it in the agreement that a person chooses. */
export function ReviewDialog({ invoice, busy, onConfirm, onClose }: ReviewDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(invoice.match);
  const isChoosing = invoice.state === 'open' && !invoice.isCredit && !invoice.unread;
  return (
    <Dialog
      open
      size="send"
      onClose={onClose}
      title={t`E-invoice ${invoice.number || invoice.fileName}`}
      actions={
        isChoosing ? (
          <DialogFoot
            onCancel={onClose}
            keys="mod+enter"
            busy={busy}
            disabled={!chosen}
            onClick={() => chosen && onConfirm(chosen.agreement)}
          >
            {t`Enter invoice`}
          </DialogFoot>
        ) : (
          <Button onClick={onClose}>{t`Close`}</Button>
        )
      }
    >
      {invoice.state === 'open' && invoice.isCredit && (
        <Notice tone="amber">{t`A credit note cannot be entered as an invoice. Set it aside.`}</Notice>
      )}
      {invoice.unread ? (
        <Notice tone="red" fact={t`This file cannot be read as an e-invoice.`}>
          {t`Download it. Ask its sender for a new one, then set it aside.`}
        </Notice>
      ) : (
        <InvoiceFacts invoice={invoice} />
      )}
      {isChoosing && <Choices invoice={invoice} chosen={chosen} onChoose={setChosen} />}
    </Dialog>
  );
}
