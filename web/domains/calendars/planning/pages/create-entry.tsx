import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { Draft } from '../model/draft.ts';
import { DraftHead } from '../parts/draft-head.tsx';
import { planningKey } from '../queries.ts';

const { create, remove } = privateEntryContract.routes;
const TITLE_MAX = 100;

type Props = Readonly<{ draft: Draft; onClose: () => void }>;

const timesOf = ({ first, last, hours }: Draft) =>
  hours ?? { start: `${first}T00:00`, end: `${last}T23:59`, isAllDay: true };

function useCreateEntry(draft: Props['draft'], onClose: Props['onClose']) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const read = () => client.invalidateQueries({ queryKey: planningKey });
  const undo = async (id: string) => {
    await call(remove, { params: { id } });
    await read();
  };
  const making = useMutation({
    mutationFn: () => {
      return call(create, { body: { ...timesOf(draft), artistId: draft.artist.id, title } });
    },
    onSuccess: async ({ id }) => {
      await read();
      toast(t`${title} created`, { undo: () => void undo(id) });
      onClose();
    },
  });
  return { title, setTitle, making };
}

/** Days or hours that an artist is away, by a name of the agency's own. */
export function CreateEntry({ draft, onClose }: Props) {
  const { t } = useLingui();
  const { title, setTitle, making } = useCreateEntry(draft, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() && !making.isPending) making.mutate();
  };
  return (
    <form className="plan-draft" onSubmit={submit}>
      <DraftHead draft={draft} />
      <Field label={t`Title`} must>
        <Input
          autoFocus
          value={title}
          maxLength={TITLE_MAX}
          placeholder={t`e.g. holiday, studio`}
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
