import { useLingui } from '@lingui/react/macro';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import type { PrivateEntry } from '#shared/domains/booking/private-entry/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTimeControl } from '#web/ui/controls/date-time-control.tsx';
import { unlessProblem } from '#web/ui/controls/lead-to-problem.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, Textarea } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { Artist } from '../model/appointment.ts';
import { planningKey } from '../queries.ts';

const { get, update, remove, restore } = privateEntryContract.routes;
const [TITLE_MAX, NOTES_MAX] = [100, 2500];

type Props = Readonly<{ id: string; artists: readonly Artist[]; onClose: () => void }>;

/** An own entry, to be read or changed. */
export function EntryDialog({ id, ...props }: Props) {
  const { t } = useLingui();
  const found = useQuery({ ...queryOf(get, { params: { id } }), staleTime: 0 });
  if (found.data) return <EntryForm key={found.data.rev} entry={found.data} {...props} />;
  return (
    <Dialog open onClose={props.onClose} title={t`Other entry`}>
      {found.isError && <Notice tone="red">{found.error.message}</Notice>}
    </Dialog>
  );
}

/** The writes of one entry; each reads the planning anew and closes the dialog. */
function useEntryWrites({ id }: PrivateEntry, onClose: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const read = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: planningKey }),
      client.invalidateQueries({ queryKey: [get.id] }),
    ]);
  const params = { id };
  const undo = async () => {
    await call(restore, { params });
    await read();
  };
  const done = async (words: string, undoing?: () => void) => {
    onClose();
    toast(words, undoing ? { undo: undoing } : {});
    await read();
  };
  const saving = useMutation({
    mutationFn: (entry: PrivateEntry) => {
      const { artistId, title, start, end, isAllDay, isNight, notes, rev } = entry;
      return call(update, { params, body: { artistId, title, start, end, isAllDay, isNight, notes, rev } });
    },
    meta: { quiet: true },
    onSuccess: () => done(t`Saved`),
  });
  const removing = useMutation({
    mutationFn: () => call(remove, { params }),
    onSuccess: () => done(t`Deleted`, () => void undo()),
  });
  return { saving, removing };
}

interface EntryFieldsProps {
  readonly artists: readonly Artist[];
  readonly draft: PrivateEntry;
  readonly setDraft: (next: PrivateEntry) => void;
  readonly saving: UseMutationResult<PrivateEntry, Error, PrivateEntry, unknown>;
  readonly mayEdit: boolean;
}
function EntryFields({ artists, draft, setDraft, saving, mayEdit }: EntryFieldsProps) {
  const { t } = useLingui();
  const put = (change: Partial<PrivateEntry>) => setDraft({ ...draft, ...change });
  return (
    <fieldset className="plan-entry" disabled={!mayEdit}>
      {saving.isError && (
        <Notice tone="red">
          {saving.error instanceof ApiError ? saving.error.message : t`Something unexpected happened`}
        </Notice>
      )}
      <div className="cols2">
        <Field label={t`Title`} must>
          <Input value={draft.title} maxLength={TITLE_MAX} onChange={(event) => put({ title: event.target.value })} />
        </Field>
        <Field label={t`Artist`}>
          <Select
            value={draft.artistId}
            options={artists.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => put({ artistId: event.target.value })}
          />
        </Field>
      </div>
      <DateTimeControl
        value={{ ...draft, timeOfPerformance: '' }}
        onChange={({ start, end, isAllDay, isNight }) => put({ start, end, isAllDay, isNight })}
      />
      <Field label={t`Notes`}>
        <Textarea value={draft.notes} maxLength={NOTES_MAX} onChange={(event) => put({ notes: event.target.value })} />
      </Field>
    </fieldset>
  );
}

function EntryForm({ entry, artists, onClose }: Omit<Props, 'id'> & { entry: PrivateEntry }) {
  const { t } = useLingui();
  const can = useCan();
  const [draft, setDraft] = useState(entry);
  const { saving, removing } = useEntryWrites(entry, onClose);
  const mayEdit = can('artist.update');
  return (
    <Dialog
      open
      size="send"
      onClose={onClose}
      title={t`Other entry`}
      dirty={draft !== entry}
      hint={
        mayEdit && (
          <Button kind="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
            {t`Delete entry`}
          </Button>
        )
      }
      actions={
        mayEdit && (
          <Button
            kind="primary"
            disabled={!draft.title.trim()}
            busy={saving.isPending}
            onClick={unlessProblem(() => saving.mutate(draft))}
          >
            {t`Save entry`}
          </Button>
        )
      }
    >
      <EntryFields artists={artists} draft={draft} setDraft={setDraft} saving={saving} mayEdit={mayEdit} />
    </Dialog>
  );
}
