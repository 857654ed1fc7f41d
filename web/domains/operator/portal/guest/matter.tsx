import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  FileCheck,
  FileSignature,
  FileText,
  ListChecks,
  type LucideIcon,
  ReceiptText,
  Scale,
  Users,
} from 'lucide-react';
import type { PortalItem, PortalKind } from '#shared/domains/operator/portal/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { Status } from '#web/ui/status.tsx';

const ICONS: Readonly<Record<PortalKind, LucideIcon>> = {
  esign: FileSignature,
  quote: FileText,
  invoice: ReceiptText,
  statement: Scale,
  selfBill: FileCheck,
  advancing: ListChecks,
  guestList: Users,
};

const useTasks = wordsHook<PortalKind>({
  esign: msg`To sign`,
  quote: msg`To answer`,
  invoice: msg`To pay`,
  statement: msg`To agree`,
  selfBill: msg`To accept`,
  advancing: msg`To fill in`,
  guestList: msg`Guests to name`,
});

type MatterProps = Readonly<{ item: PortalItem; mayOpen: boolean; busy: boolean; onOpen: () => void }>;
/** One matter: what is asked, of which document, until when. */
export function Matter({ item, mayOpen, busy, onOpen }: MatterProps) {
  const { money, day } = useFormat();
  const task = useTasks()[item.kind];
  const Icon = ICONS[item.kind];
  const { title, about, due, amount } = item;
  const isLate = due !== undefined && due < localToday();
  const until = due && day({ date: due }, { year: true });
  return (
    <li className="po-item">
      <Icon size={18} aria-hidden="true" />
      <div className="col">
        <h2>{title}</h2>
        {about && <span className="meta">{about}</span>}
        <span className="row">
          <Status tone={isLate ? 'red' : 'amber'}>{task}</Status>
          {until && (
            <span className="meta num">{isLate ? <Trans>was due {until}</Trans> : <Trans>due {until}</Trans>}</span>
          )}
        </span>
      </div>
      {amount && <b className="num">{money(amount.minor, amount.currency)}</b>}
      {mayOpen && (
        <Button busy={busy} aria-label={`${task}: ${title}`} onClick={onOpen}>
          <Trans>Open</Trans>
        </Button>
      )}
    </li>
  );
}
