import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2, UserPlus, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { itineraryContract } from '#shared/domains/itinerary/contract.ts';
import { type ItineraryRequest, MAX_RECIPIENTS } from '#shared/domains/itinerary/schemas.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { ContactPicker } from '#web/domains/contact/widgets/contact-picker.tsx';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { partyQuery } from '../queries.ts';

interface Person {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}
const nobody = (): Person => ({ key: crypto.randomUUID(), name: '', email: '', locale: currentLocale() });

interface PartyButtonProps {
  readonly request: ItineraryRequest;
  readonly people: readonly Person[];
  readonly onAdd: (party: readonly Person[]) => void;
}
/** Everybody who is on the road on these days, by one press. */
function PartyButton({ request, people, onAdd }: PartyButtonProps) {
  const { data } = useQuery(partyQuery(request));
  const there = new Set(people.map(({ key }) => key));
  const party = (data?.rows ?? [])
    .filter(({ contactId }) => !there.has(contactId))
    .map(({ contactId: key, ...person }) => ({ key, ...person }));
  const count = party.length;
  if (count === 0) return null;
  return (
    <Button icon={<Users size={14} />} onClick={() => onAdd(party)}>
      <Trans>Whole party ({count})</Trans>
    </Button>
  );
}

interface PersonRowProps extends Pick<PeopleProps, 'people' | 'onChange'> {
  readonly set: (at: number, more: Partial<Person>) => void;
  readonly person: Person;
  readonly at: number;
}
function PersonRow({ people, onChange, set, person, at }: PersonRowProps) {
  const { t } = useLingui();
  return (
    <li className="row">
      <Input
        aria-label={t`Name`}
        placeholder={t`Name`}
        maxLength={100}
        value={person.name}
        onChange={(event) => set(at, { name: event.target.value })}
      />
      <Input
        aria-label={t`Email`}
        placeholder={t`Email, or leave empty to copy the link`}
        type="email"
        value={person.email}
        onChange={(event) => set(at, { email: event.target.value })}
      />
      <IconButton label={t`Remove ${person.name}`} onClick={() => onChange(people.filter((_, i) => i !== at))}>
        <Trash2 size={15} />
      </IconButton>
    </li>
  );
}

interface PeopleProps {
  readonly request: ItineraryRequest;
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
}
function People({ request, people, onChange }: PeopleProps) {
  const { t } = useLingui();
  const set = (at: number, more: Partial<Person>) =>
    onChange(people.map((person, i) => (i === at ? { ...person, ...more } : person)));
  const filled = people.filter((person) => person.name || person.email);
  const addParty = (party: readonly Person[]) => onChange([...filled, ...party].slice(0, MAX_RECIPIENTS));
  const addContact = async (id: string) => {
    const { fullName: name, email, culture: locale } = await call(contactContract.routes.get, { params: { id } });
    onChange([...filled, { key: id, name, email, locale }]);
  };
  return (
    <>
      <PartyButton request={request} people={people} onAdd={addParty} />
      <Field label={t`Contacts`}>
        <ContactPicker
          value={null}
          placeholder={t`Add a contact`}
          excludeKeys={people.map(({ key }) => key)}
          onChange={(item) => item && void addContact(item.key)}
        />
      </Field>
      <ul className="it-people">
        {people.map((person, at) => (
          <PersonRow key={person.key} people={people} onChange={onChange} set={set} person={person} at={at} />
        ))}
      </ul>
      <Button
        size="sm"
        icon={<UserPlus size={14} />}
        disabled={people.length >= MAX_RECIPIENTS}
        onClick={() => onChange([...people, nobody()])}
      >
        <Trans>Add someone else</Trans>
      </Button>
    </>
  );
}

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

interface ShareDialogProps {
  readonly request: ItineraryRequest;
  readonly onClose: () => void;
}
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
      hint={<Trans>Each link shows the latest times, without fees and internal notes.</Trans>}
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
