import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import { queryOf } from '#web/platform/api.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useAskedBatch } from '#web/ui/list/use-asked-batch.ts';
import type { Batch } from '#web/ui/list/use-batch.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TagChip } from './tag-chips.tsx';

/** Records whose tags are counted at once. */
const COUNTED = 200;
type Change = 'keep' | 'add' | 'remove';

type CountedTag = OutputOf<typeof mySelectionContract.routes.tags>['rows'][number];

interface TagRowProps {
  readonly tag: CountedTag;
  /** Of how many records; nothing when they were not counted. */
  readonly of: number | undefined;
  readonly change: Change;
  readonly onChange: (change: Change) => void;
}
function TagRow({ tag: { name, hexColor, count }, of, change, onChange }: TagRowProps) {
  const { t } = useLingui();
  const items = [
    { value: 'keep' as const, label: t`Leave unchanged` },
    { value: 'add' as const, label: t`Add` },
    { value: 'remove' as const, label: t`Remove` },
  ];
  return (
    <li>
      <span className="tagc grow">
        <TagChip name={name} hexColor={hexColor} />
      </span>
      {of !== undefined && (
        <span className="meta num">
          {count} / {of}
        </span>
      )}
      <Segmented label={name} items={items} value={change} onChange={onChange} />
    </li>
  );
}

function NoTags() {
  return (
    <p>
      <Trans>There are no tags for these records yet.</Trans>
    </p>
  );
}

interface TagsDialogProps {
  readonly area: MainArea;
  readonly target: BatchTarget;
  readonly onClose: () => void;
  readonly onRun: (added: readonly string[], removed: readonly string[]) => void;
}
function TagsDialog({ area, target, onClose, onRun }: TagsDialogProps) {
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const counted = !target.matching && target.ids.length <= COUNTED;
  const body = { mainArea: area, ids: counted ? [...target.ids] : [] };
  const { data } = useQuery(queryOf(mySelectionContract.routes.tags, { body }));
  const having = (change: Change) => Object.keys(changes).filter((id) => changes[id] === change);
  const [added, removed] = [having('add'), having('remove')];

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={target.count} one="Tags of # record" other="Tags of # records" />}
      actions={
        <DialogFoot
          onCancel={onClose}
          disabled={added.length + removed.length === 0}
          onClick={() => onRun(added, removed)}
        >
          <Trans>Change tags</Trans>
        </DialogFoot>
      }
    >
      {!data && <SkeletonLines lines={4} />}
      {data?.rows.length === 0 && <NoTags />}
      <ul className="tag-rows">
        {data?.rows.map((tag) => (
          <TagRow
            key={tag.id}
            tag={tag}
            of={counted ? target.count : undefined}
            change={changes[tag.id] ?? 'keep'}
            onChange={(change) => setChanges({ ...changes, [tag.id]: change })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface TagsAction {
  readonly actionsOf: (batch: Batch) => readonly BatchAction[];
  readonly dialog: ReactNode;
}
/** "Tags" for my selection: some are given, others taken away, in one go. */
export function useTagsAction(area: MainArea): TagsAction {
  const { t } = useLingui();
  const can = useCan();
  const { target, ask, run, close } = useAskedBatch();
  const onRun = (added: readonly string[], removed: readonly string[]) => run('tags', added, removed);
  const may = can(`${area}.update`) && can('tag.read');
  const actionsOf = (batch: Batch): BatchAction[] => [
    { id: 'tags', label: t`Tags`, icon: <Tags size={14} />, onRun: ask(batch) },
  ];
  return {
    actionsOf: may ? actionsOf : () => [],
    dialog: target && <TagsDialog area={area} target={target} onClose={close} onRun={onRun} />,
  };
}
