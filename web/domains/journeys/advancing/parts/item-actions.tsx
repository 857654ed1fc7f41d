import { Trans, useLingui } from '@lingui/react/macro';
import { History, MessageSquare, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { differs, type Item, isApprovable, isReturnable } from '../model/items.ts';
import { useDeciding } from './decisions.ts';

const VersionsDialog = dialogPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

/** Whether an answer can be approved as it is, or by the choice that was made. */
export const canApprove = (item: Item, choice: string | undefined): boolean =>
  isApprovable(item) && (!differs(item) || choice !== undefined);

function ChangeButtons({ item }: { readonly item: Item }) {
  const { t } = useLingui();
  const { decideChange, busy } = useDeciding();
  const refuse = async () => {
    const reason = await dialogs.reason({ title: t`Refuse the change`, action: t`Refuse change` });
    if (reason) decideChange(item, false, reason);
  };
  return (
    <>
      <Button size="sm" disabled={busy} onClick={() => void refuse()}>
        {t`Refuse`}
      </Button>
      <Button size="sm" kind="primary" disabled={busy} onClick={() => decideChange(item, true)}>
        {t`Accept`}
      </Button>
    </>
  );
}

function AnswerButtons({ item }: { readonly item: Item }) {
  const { approve, use, returns, choices, busy } = useDeciding();
  const isCollected = returns.collected.some(({ key }) => key === item.key);
  if (isCollected)
    return (
      <Button size="sm" onClick={() => returns.toggle(item.key)}>
        <Trans>Do not return</Trans>
      </Button>
    );
  return (
    <>
      {isReturnable(item) && (
        <Button size="sm" disabled={busy} onClick={() => returns.toggle(item.key)}>
          <Trans>Return</Trans>
        </Button>
      )}
      {item.state === 'provided' && (
        <Button size="sm" disabled={busy} onClick={() => use(item)}>
          <Trans>Use now</Trans>
        </Button>
      )}
      {isApprovable(item) && (
        <Button
          size="sm"
          kind="primary"
          disabled={busy || !canApprove(item, choices[item.key])}
          onClick={() => approve(item)}
        >
          <Trans>Approve</Trans>
        </Button>
      )}
    </>
  );
}

function useMore(item: Item, showVersions: () => void): readonly MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const { reopen, may, about } = useDeciding();
  const ask = async () => {
    const reason = await dialogs.reason({ title: t`Ask for this answer again`, action: t`Reopen` });
    if (reason) reopen(item, reason);
  };
  const isDone = item.state === 'approved' || item.state === 'refused';
  return [
    ...(can('advancing.update')
      ? [
          {
            id: 'write',
            label: t`Write about this`,
            icon: <MessageSquare size={15} />,
            onSelect: () => about.set(item.key),
          },
        ]
      : []),
    ...(item.answer && item.answer.versions > 0
      ? [{ id: 'versions', label: t`All versions`, icon: <History size={15} />, onSelect: showVersions }]
      : []),
    ...(may && isDone
      ? [{ id: 'reopen', label: t`Reopen`, icon: <RotateCcw size={15} />, onSelect: () => void ask() }]
      : []),
  ];
}

/** The decisions about one answer. */
export function ItemActions({ item, label }: { readonly item: Item; readonly label: string }) {
  const { t } = useLingui();
  const { may } = useDeciding();
  const [isOpen, setOpen] = useState(false);
  const more = useMore(item, () => setOpen(true));
  return (
    <div className="row adv-acts">
      {may && (item.state === 'changeAsked' ? <ChangeButtons item={item} /> : <AnswerButtons item={item} />)}
      <MoreMenu label={t`More for ${label}`} groups={[{ id: 'more', items: more }]} />
      <Suspense>{isOpen && <VersionsDialog item={item} label={label} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
