import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Approvable, ApprovedKind } from '#shared/kernel/access/approval.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { Tag } from '../status.tsx';
import { toast } from '../toaster.ts';
import { useSubmit } from '../use-submit.ts';

/** Beside a name. */
export const ToApprove = ({ record }: { readonly record: Approvable }) =>
  record.isPreliminary && (
    <Tag tone="amber">
      <Trans>to approve</Trans>
    </Tag>
  );

interface ApprovalNoticeProps {
  /** A verb and its object: "Approve show". */
  readonly action: ReactNode;
  /** None for those who may not. */
  readonly onApprove: (() => void) | undefined;
  readonly busy?: boolean;
  readonly children: ReactNode;
}
export const ApprovalNotice = ({ action, onApprove, busy = false, children }: ApprovalNoticeProps) => (
  <Notice
    tone="amber"
    fact={<Trans>Pending approval.</Trans>}
    action={
      onApprove && (
        <Button size="sm" kind="primary" busy={busy} onClick={onApprove}>
          {action}
        </Button>
      )
    }
  >
    {children}
  </Notice>
);

interface RecordApprovalProps {
  readonly area: ApprovedKind;
  readonly record: Approvable;
  readonly name: string;
  readonly approve: () => Promise<unknown>;
}
/** On the page of a record that somebody added who may not approve it. */
export function RecordApproval({ area, record, name, approve }: RecordApprovalProps) {
  const can = useCan();
  const queries = useQueryClient();
  const { busy, problem, submit } = useSubmit();
  if (!record.isPreliminary) return null;
  const onApprove = () =>
    void submit(async () => {
      // Refused, it is shown as it is now: somebody else may have been first.
      await approve().finally(() => queries.invalidateQueries());
      toast(<Trans>{name} approved</Trans>);
    });
  return (
    <ApprovalNotice
      action={<Trans>Approve</Trans>}
      onApprove={can(`${area}.approve`) ? onApprove : undefined}
      busy={busy}
    >
      {problem ?? <Trans>Added by someone who can't approve it. You can already use it.</Trans>}
    </ApprovalNotice>
  );
}
