import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import type { Merge } from '#shared/domains/relations/merge/schemas.ts';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stalled } from '#web/ui/stalled.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

const POLL_MS = 1500;
const isMoving = ({ state }: Merge) => state === 'moving' || state === 'undoing';

function MovingLine({ merge: { id, state, sourceName } }: { readonly merge: Merge }) {
  return (
    <>
      <Notice tone="blue">
        {state === 'undoing' ? (
          <Trans>Undoing the merge of {sourceName}.</Trans>
        ) : (
          <Trans>{sourceName} was merged into this record; its data is being moved.</Trans>
        )}
      </Notice>
      <Stalled progress={state} onResume={() => call(mergeContract.routes.resume, { params: { id } })} />
    </>
  );
}

function MergeLine({ merge }: { readonly merge: Merge }) {
  const { day } = useFormat();
  const { zone } = useMe().user;
  const queries = useQueryClient();
  const { busy, problem, submit } = useSubmit();
  const { id, sourceName, byName, createdAt } = merge;
  const undo = () =>
    submit(async () => {
      await call(mergeContract.routes.undo, { params: { id } });
      await queries.invalidateQueries();
    });
  if (isMoving(merge)) return <MovingLine merge={merge} />;
  const when = day({ instant: createdAt, zone });
  return (
    <Notice
      tone={problem ? 'red' : 'blue'}
      action={
        <Button size="sm" busy={busy} onClick={() => void undo()}>
          <Trans>Undo merge</Trans>
        </Button>
      }
    >
      {problem ?? (
        <Trans>
          {byName} merged {sourceName} into this record, {when}.
        </Trans>
      )}
    </Notice>
  );
}

/** Merges into a record that are on their way or can be undone, for those who may. */
export function MergeNotice({ entity, id }: { readonly entity: MergeKind; readonly id: string }) {
  const can = useCan();
  const { data } = useQuery({
    ...queryOf(mergeContract.routes.list, { body: { entity, targetId: id } }),
    enabled: can(`${entity}.update`) && can(`${entity}.delete`),
    refetchInterval: ({ state }) => (state.data?.rows.some(isMoving) ? POLL_MS : false),
  });
  return data?.rows.map((merge) => <MergeLine key={merge.id} merge={merge} />);
}
