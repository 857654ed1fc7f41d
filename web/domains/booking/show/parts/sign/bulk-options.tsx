import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { INVOICE_RIGHTS } from '#shared/domains/agreements/bulk-send/rights.ts';
import { MESSAGE_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { useCan } from '#web/platform/me.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';

export interface Options {
  readonly withRiders: boolean;
  readonly withInvoice: boolean;
  readonly message: string;
}
export const useOptions = () => useState<Options>({ withRiders: true, withInvoice: false, message: '' });

interface BulkOptionsProps {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  /** The names of the riders that would go along. */
  readonly riders: readonly string[];
}
/** The files that are sent along with a contract, and the words above it. */
export function BulkOptions({ options, onChange, riders }: BulkOptionsProps) {
  const { t } = useLingui();
  const can = useCan();
  const names = riders.join(', ');
  return (
    <>
      {riders.length > 0 && (
        <Checkbox
          checked={options.withRiders}
          onChange={({ target }) => onChange({ ...options, withRiders: target.checked })}
        >
          <Trans>Riders are part of the agreement: {names}</Trans>
        </Checkbox>
      )}
      {INVOICE_RIGHTS.every(can) && (
        <Checkbox
          checked={options.withInvoice}
          onChange={({ target }) => onChange({ ...options, withInvoice: target.checked })}
        >
          {t`Send the invoice along. It gets its number when everyone has signed.`}
        </Checkbox>
      )}
      <Field label={t`Message`}>
        <Textarea
          rows={3}
          maxLength={MESSAGE_MAX}
          value={options.message}
          onChange={({ target }) => onChange({ ...options, message: target.value })}
        />
      </Field>
    </>
  );
}
