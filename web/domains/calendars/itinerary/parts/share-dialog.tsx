import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import type { ItineraryRequest } from '#shared/domains/calendars/itinerary/schemas.ts';
import { call } from '#web/platform/api.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { nobody, People, type Person } from './share-people.tsx';

interface Copyable {
  readonly name: string;
  readonly url: string;
}
/** Links of people without an address are shown this once. */
const Copies = ({ copies }: { readonly copies: readonly Copyable[] }) => {
  const { t } = useLingui();
  return (
    <ul className="it-people">
      {copies.map(({ name, url }) => (
        <li key={url}>
          <Field label={t`Link for ${name}`}>
            <span className="row">
              <Input readOnly value={url} onFocus={(event) => event.target.select()} />
              <IconButton label={t`Copy the link for ${name}`} onClick={() => void navigator.clipboard.writeText(url)}>
                <Copy size={15} />
              </IconButton>
            </span>
          </Field>
        </li>
      ))}
    </ul>
  );
};

function useSharing(request: ItineraryRequest, onClose: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { busy, problem, submit } = useSubmit();
  const [copies, setCopies] = useState<readonly Copyable[]>([]);
  const send = (people: readonly Person[], message: string) =>
    submit(async () => {
      const recipients = people.map(({ name, email, locale }) => ({ name, email, locale }));
      const { rows } = await call(itineraryContract.routes.share, { body: { ...request, recipients, message } });
      await queries.invalidateQueries({ queryKey: [itineraryContract.routes.links.id] });
      const open = rows.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
      setCopies(open);
      if (rows.length > open.length) toast(t`The itinerary is on its way`);
      if (open.length === 0) onClose();
    });
  return { busy, problem, copies, send };
}

interface ShareFormProps extends Pick<ShareDialogProps, 'request'> {
  readonly people: readonly Person[];
  readonly setPeople: (next: readonly Person[]) => void;
  readonly message: string;
  readonly setMessage: (next: string) => void;
}
function ShareForm({ request, people, setPeople, message, setMessage }: ShareFormProps) {
  const id = useId();
  const { t } = useLingui();
  return (
    <>
      <People request={request} people={people} onChange={setPeople} />
      <Field label={t`Message`} id={id}>
        <Textarea rows={3} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
    </>
  );
}

interface ShareFootProps extends Pick<ShareDialogProps, 'onClose'> {
  readonly people: readonly Person[];
  readonly message: string;
  readonly busy: boolean;
  readonly send: (people: readonly Person[], message: string) => Promise<void>;
}
function ShareFoot({ onClose, people, message, busy, send }: ShareFootProps) {
  return (
    <DialogFoot
      onCancel={onClose}
      busy={busy}
      disabled={busy || people.length === 0}
      onClick={() => void send(people, message)}
    >
      <Trans>Share itinerary</Trans>
    </DialogFoot>
  );
}

function DoneButton({ onClose }: Pick<ShareDialogProps, 'onClose'>) {
  return (
    <Button kind="primary" onClick={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
}

type ShareDialogProps = Readonly<{ request: ItineraryRequest; onClose: () => void }>;
/** A link for each person of the party, by mail or to be passed on. */
export function ShareDialog({ request, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const [people, setPeople] = useState<readonly Person[]>([nobody()]);
  const [message, setMessage] = useState('');
  const { busy, problem, copies, send } = useSharing(request, onClose);
  const isDone = copies.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Share itinerary`}
      size="send"
      dirty={!isDone && people.some(({ name }) => name)}
      hint={t`Each link shows the latest times, without fees and internal notes.`}
      actions={
        isDone ? (
          <DoneButton onClose={onClose} />
        ) : (
          <ShareFoot onClose={onClose} people={people} message={message} busy={busy} send={send} />
        )
      }
    >
      <div className="it-share">
        {problem && <Notice tone="amber" fact={<span className="sentence">{problem}</span>} />}
        {isDone ? (
          <Copies copies={copies} />
        ) : (
          <ShareForm
            request={request}
            people={people}
            setPeople={setPeople}
            message={message}
            setMessage={setMessage}
          />
        )}
      </div>
    </Dialog>
  );
}
