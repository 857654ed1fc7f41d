import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { OWNED_KINDS, type User } from '#shared/domains/identity/user/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Field } from '#web/ui/field.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { toast } from '#web/ui/toaster.ts';
import { UserPicker } from '../widgets/user-picker.tsx';

const { usage, transfer } = userContract.routes;
/** The interval at which the counts reload during a handover, in milliseconds. */
const LOOK_MS = 1500;

interface HandOverProps {
  readonly user: User;
  readonly mergedInto: PickerItem | null;
  readonly setHeir: (next: PickerItem | null) => void;
  readonly moving: boolean;
  readonly onTransfer: () => Promise<void>;
}
function HandOver({ user, mergedInto, setHeir: setMergedInto, moving, onTransfer }: HandOverProps) {
  const { t } = useLingui();
  return (
    <div className="us-foot">
      <Field label={t`Hand over to a colleague`}>
        <UserPicker
          label={t`Hand over to a colleague`}
          value={mergedInto}
          onChange={setMergedInto}
          excludeKeys={[user.id]}
        />
      </Field>
      <Button disabled={!mergedInto || moving} onClick={() => void onTransfer()}>
        {t`Hand over`}
      </Button>
    </div>
  );
}

const usageQuery = (id: string) => queryOf(usage, { params: { id } });

/** Asks, then hands the work of a user over. */
function useTransfer(user: User, mergedInto: PickerItem | null, setMoving: (next: boolean) => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async () => {
    if (!mergedInto) return;
    const sure = await dialogs.confirm({
      title: t`Hand everything over to ${mergedInto.value}?`,
      text: t`Each record keeps its history. The handover continues if you leave this page.`,
      action: t`Hand over`,
    });
    if (!sure) return;
    const params = { id: user.id };
    queries.setQueryData(
      usageQuery(user.id).queryKey,
      await call(transfer, { params, body: { toId: mergedInto.key } }),
    );
    setMoving(true);
    toast(<Trans>{mergedInto.value} is the new owner</Trans>);
  };
}

/** Counts the records of a user and hands them over to a colleague. The counts fall during the handover. */
export function WorkCard({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const names = { ...useKindWords('many'), task: t`Open tasks` };
  const [mergedInto, setMergedInto] = useState<PickerItem | null>(null);
  const [moving, setMoving] = useState(false);
  const { data } = useQuery({
    ...usageQuery(user.id),
    refetchInterval: ({ state }) => (moving && (state.data?.total ?? 0) > 0 ? LOOK_MS : false),
  });
  const total = data?.total ?? 0;
  const onTransfer = useTransfer(user, mergedInto, setMoving);
  return (
    <Card title={t`Work`} count={total}>
      <div className="card-b">
        <Facts
          items={OWNED_KINDS.map((kind) => ({
            id: kind,
            label: names[kind],
            value: <span className="num">{data?.owned[kind] ?? '…'}</span>,
          }))}
        />
        {moving && total > 0 && (
          <p className="meta" role="status">
            <Plural value={total} one="# record left to hand over" other="# records left to hand over" />
          </p>
        )}
        {total > 0 && (
          <HandOver
            user={user}
            mergedInto={mergedInto}
            setHeir={setMergedInto}
            moving={moving}
            onTransfer={onTransfer}
          />
        )}
      </div>
    </Card>
  );
}
