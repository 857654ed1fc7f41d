import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_INVITEES } from '#shared/domains/journeys/advancing/limits.ts';
import type { AdvancingTemplate } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { useMe } from '#web/platform/me.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import type { Proposed } from '../model/people.ts';
import { inviteeOf, type SendValues, sectionsOf } from './send-values.ts';

type InviteesProps = Readonly<{ template: AdvancingTemplate; people: readonly Proposed[] }>;

const useSourceWords = wordsHook<Proposed['from']>({
  promoter: msg`Promoter`,
  venue: msg`Venue`,
  signer: msg`Signatory`,
  payer: msg`Payer`,
});

/** The people of the show who are not asked yet. A press puts one into the first empty line, or into a new one. */
function Proposals({ template, people }: InviteesProps) {
  const { locale } = useMe().tenant;
  const words = useSourceWords();
  const { getValues } = useFormContext<SendValues>();
  const { append, update } = useFieldArray<{ invitees: SendValues['invitees'][number][] }>({ name: 'invitees' });
  const invitees = useWatch<SendValues, 'invitees'>({ name: 'invitees' });
  const asked = invitees.map(({ email }) => email.trim().toLowerCase());
  const left = people.filter(({ email }) => !asked.includes(email.toLowerCase()));
  const add = (person: Proposed) => {
    const next = inviteeOf(template, locale, person);
    const blank = getValues('invitees').findIndex(({ name, email }) => !name.trim() && !email.trim());
    if (blank >= 0) update(blank, next);
    else append(next);
  };
  if (left.length === 0 || invitees.length >= MAX_INVITEES) return null;
  return (
    <div className="row wrap adv-proposals">
      <span className="meta">
        <Trans>From the show:</Trans>
      </span>
      {left.map((person) => (
        <Button key={person.email} size="sm" icon={<Plus size={13} aria-hidden="true" />} onClick={() => add(person)}>
          {person.name} <span className="meta">{words[person.from]}</span>
        </Button>
      ))}
    </div>
  );
}

/** The people who are asked, each for some sections. */
export function InviteeFields({ template, people }: InviteesProps) {
  const { t } = useLingui();
  const { locale } = useMe().tenant;
  const options = sectionsOf(template).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <>
      <LinesField
        name="invitees"
        legend={t`Who answers`}
        lineOf={(place) => t`Person ${place}`}
        removeOf={(place) => t`Remove person ${place}`}
        add={t`Add a person`}
        blank={inviteeOf(template, locale)}
        min={1}
        max={MAX_INVITEES}
        className="adv-person"
      >
        {(path) => (
          <div className="adv-person-fields">
            <TextField name={`${path}.name`} label={t`Name`} must maxLength={100} autoComplete="off" />
            <TextField name={`${path}.email`} label={t`Email`} type="email" must autoComplete="off" />
            <SelectField name={`${path}.locale`} label={t`Language`} options={LOCALE_OPTIONS} />
            <ChoicesField name={`${path}.sections`} label={t`Sections`} must className="adv-wide" options={options} />
          </div>
        )}
      </LinesField>
      <Proposals template={template} people={people} />
    </>
  );
}
