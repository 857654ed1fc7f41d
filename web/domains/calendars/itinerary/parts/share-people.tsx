import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2, UserPlus, Users } from 'lucide-react';
import { type ItineraryRequest, MAX_RECIPIENTS } from '#shared/domains/calendars/itinerary/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { ContactPicker } from '#web/domains/identity/roster/widgets/contact-picker.tsx';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { partyQuery } from '../queries.ts';

export interface Person {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

export const nobody = (): Person => ({ key: crypto.randomUUID(), name: '', email: '', locale: currentLocale() });

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

export function People({ request, people, onChange }: PeopleProps) {
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
        {t`Add someone else`}
      </Button>
    </>
  );
}
