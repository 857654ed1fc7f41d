import { Trans, useLingui } from '@lingui/react/macro';
import { MESSAGE_MAX, TITLE_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, Textarea } from '#web/ui/input.tsx';
import type { Draft } from './draft.ts';

type SettingsProps = Readonly<{ draft: Draft; onChange: (draft: Draft) => void }>;
const EXPIRIES = [7, 14, 30, 60, 90] as const;

/** The subject and the words of the invitation. */
export function MessageCard({ draft, onChange }: SettingsProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Message`} anchor="title">
      <div className="card-b form-stack">
        <Field label={t`Title`} must>
          <Input
            maxLength={TITLE_MAX}
            value={draft.title}
            onChange={(event) => onChange({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field label={t`Message`} help={t`Shown in the email and on the page of the signer.`}>
          <Textarea
            rows={5}
            maxLength={MESSAGE_MAX}
            value={draft.message}
            onChange={(event) => onChange({ ...draft, message: event.target.value })}
          />
        </Field>
      </div>
    </Card>
  );
}

function Times({ draft, onChange }: SettingsProps) {
  const { t } = useLingui();
  const known = draft.expiryDays === null || EXPIRIES.some((days) => days === draft.expiryDays);
  const days = known ? EXPIRIES : [...EXPIRIES, draft.expiryDays ?? 0].toSorted((a, b) => a - b);
  return (
    <>
      <Field label={t`Can be signed for`}>
        <Select
          value={draft.expiryDays === null ? '' : String(draft.expiryDays)}
          options={[
            ...days.map((count) => ({ value: String(count), label: t`${count} days` })),
            { value: '', label: t`No end` },
          ]}
          onChange={({ target }) =>
            onChange({ ...draft, expiryDays: target.value === '' ? null : Number(target.value) })
          }
        />
      </Field>
      <Checkbox
        checked={draft.reminders.isOn}
        onChange={({ target }) => onChange({ ...draft, reminders: { ...draft.reminders, isOn: target.checked } })}
      >
        <Trans>
          Remind after {draft.reminders.firstDays} days, then every {draft.reminders.everyDays} days, at most{' '}
          {draft.reminders.max} times
        </Trans>
      </Checkbox>
    </>
  );
}

interface RulesProps extends SettingsProps {
  /** Whether an invoice goes along. */
  readonly hasInvoices: boolean;
}
/** The rules for the people: how long they have, and what they may do besides signing. */
export function RulesCard({ draft, hasInvoices, onChange }: RulesProps) {
  const { t } = useLingui();
  const set = (changes: Partial<Draft>) => onChange({ ...draft, ...changes });
  return (
    <Card title={t`Rules`}>
      <div className="card-b form-stack">
        <Times draft={draft} onChange={onChange} />
        <Field label={t`Signers pass it on to someone else`}>
          <Select
            value={draft.forwarding}
            options={[
              { value: 'notify', label: t`Yes, and tell me` },
              { value: 'approve', label: t`After I agree` },
              { value: 'off', label: t`No` },
            ]}
            onChange={({ target }) => set({ forwarding: target.value as Draft['forwarding'] })}
          />
        </Field>
        <Field label={t`Signers correct their own data`}>
          <Select
            value={draft.correctionMode}
            options={[
              { value: 'ask', label: t`After I agree` },
              { value: 'live', label: t`At once, while no one has signed` },
              { value: 'off', label: t`No` },
            ]}
            onChange={({ target }) => set({ correctionMode: target.value as Draft['correctionMode'] })}
          />
        </Field>
        <Field label={t`Copies are sent`}>
          <Select
            value={draft.copyAt}
            options={[
              { value: 'end', label: t`When everyone has signed` },
              { value: 'start', label: t`At once` },
            ]}
            onChange={({ target }) => set({ copyAt: target.value as Draft['copyAt'] })}
          />
        </Field>
        {hasInvoices && (
          <Field label={t`Invoices get their number`}>
            <Select
              value={draft.invoicesAt}
              options={[
                { value: 'end', label: t`When everyone has signed` },
                { value: 'send', label: t`At once` },
              ]}
              onChange={({ target }) => set({ invoicesAt: target.value as Draft['invoicesAt'] })}
            />
          </Field>
        )}
        <Checkbox checked={draft.isOrdered} onChange={({ target }) => set({ isOrdered: target.checked })}>
          {t`One step after the other`}
        </Checkbox>
      </div>
    </Card>
  );
}
