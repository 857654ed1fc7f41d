import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { addressesIn, toggled } from '#web/ui/form/addresses.ts';

/** People of the record, a press each. */
export function RecipientChips({ target }: { readonly target: RecordSubject }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const to = String(useWatch({ name: 'to' }) ?? '');
  const { data } = useQuery(queryOf(emailMessageContract.routes.recipients, { body: target }));
  const chosen = addressesIn(to);
  if (!data || data.rows.length === 0) return null;
  return (
    <fieldset className="em-people row wrap" aria-label={t`People on this record`}>
      {data.rows.map(({ name, email, about }) => {
        const on = chosen.includes(email);
        return (
          <Button
            key={email}
            size="sm"
            aria-pressed={on}
            icon={on ? <Check size={13} /> : <Plus size={13} />}
            data-tip={[email, about].filter(Boolean).join(' · ')}
            onClick={() => setValue('to', toggled(to, email), { shouldDirty: true, shouldValidate: true })}
          >
            {name}
          </Button>
        );
      })}
    </fieldset>
  );
}
