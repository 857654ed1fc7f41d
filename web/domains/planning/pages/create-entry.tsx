import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { privateEntryContract } from '#shared/domains/private-entry/contract.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { Draft } from '../parts/month-grid.tsx';
import { planningKey } from '../queries.ts';

const { create, remove } = privateEntryContract.routes;
const TITLE_MAX = 100;

interface Props {
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Whole days that an artist is away, by a name of the agency's own. */
export function CreateEntry({ draft, onClose }: Props) {
  const { t } = useLingui();
  const { day } = useFormat();
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const read = () => client.invalidateQueries({ queryKey: planningKey });
  const undo = async (id: string) => {
    await call(remove, { params: { id } });
    await read();
  };
  const making = useMutation({
    mutationFn: () => {
      const times = { start: `${draft.first}T00:00`, end: `${draft.last}T23:59`, isAllDay: true };
      return call(create, { body: { ...times, artistId: draft.artist.id, title } });
    },
    onSuccess: async ({ id }) => {
      await read();
      toast(t`${title} created`, { undo: () => void undo(id) });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() && !making.isPending) making.mutate();
  };
  const [first, last] = [day({ date: draft.first }), day({ date: draft.last })];
  return (
    <form className="plan-draft" onSubmit={submit}>
      <div className="row">
        <Avatar name={draft.artist.name} size={32} />
        <span className="col grow">
          <b className="strong">{draft.artist.name}</b>
          <span className="meta">{first === last ? first : `${first} – ${last}`}</span>
        </span>
      </div>
      <Field label={t`What it is`} must>
        <Input
          autoFocus
          value={title}
          maxLength={TITLE_MAX}
          placeholder={t`Holiday, studio`}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <div className="row">
        <span className="push" />
        <Button type="submit" kind="primary" disabled={!title.trim()} busy={making.isPending}>
          {t`Create entry`}
        </Button>
      </div>
    </form>
  );
}
