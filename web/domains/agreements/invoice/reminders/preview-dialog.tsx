import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { ReminderPreview, ReminderRow } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useLevelWords, useReasonWords } from './reason-words.ts';
import './reminders.css';

function Mail({ preview }: { readonly preview: ReminderPreview }) {
  const { recipient, subject, paragraphs, facts, file } = preview;
  return (
    <article className="rem-mail">
      <p className="meta cut">{[recipient.name, recipient.email].filter(Boolean).join(' · ')}</p>
      <h3>{subject}</h3>
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a mail never move, and two may be alike
        <p key={i} className="rem-text">
          {paragraph}
        </p>
      ))}
      <Facts
        items={facts.map(({ label, value }) => ({ id: label, label, value: <span className="num">{value}</span> }))}
      />
      {file && (
        <p className="meta row">
          <Paperclip size={13} aria-hidden="true" /> {file}
        </p>
      )}
    </article>
  );
}

interface PreviewDialogProps {
  readonly row: Pick<ReminderRow, 'id' | 'number' | 'next'>;
  /** Left out for those who may not send. */
  readonly onSend: (() => void) | undefined;
  readonly onClose: () => void;
}
/** Shows the next reminder as its debtor would read it. */
export function PreviewDialog({ row, onSend, onClose }: PreviewDialogProps) {
  const { id, number, next } = row;
  const [levels, reasons] = [useLevelWords(), useReasonWords()];
  const { data } = useQuery({ ...queryOf(invoiceContract.routes.reminderPreview, { params: { id } }), staleTime: 0 });
  const { preview, skipped } = data ?? {};
  const name = preview ? levels[preview.level] : next ? levels[next.level] : '';
  const send = () => {
    onSend?.();
    onClose();
  };
  return (
    <Dialog
      open
      size="send"
      onClose={onClose}
      title={[name, number].filter(Boolean).join(' · ')}
      actions={
        onSend && preview && !skipped ? (
          <DialogFoot onCancel={onClose} kind="primary" keys="mod+enter" onClick={send}>
            <Trans>Send reminder</Trans>
          </DialogFoot>
        ) : (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )
      }
    >
      {!data && <SkeletonLines lines={6} />}
      {skipped && <Notice tone="amber">{reasons[skipped]}</Notice>}
      {preview && <Mail preview={preview} />}
    </Dialog>
  );
}
