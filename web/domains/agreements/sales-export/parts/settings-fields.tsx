import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { fixedKeys, hasVatCodes, ledgerKey, vatCodeKey } from '#shared/domains/agreements/sales-export/masks.ts';
import type { ExportSettings } from '#shared/domains/agreements/sales-export/schemas.ts';
import { FormPart } from '#web/kits/master/form-part.tsx';
import { useFormat } from '#web/platform/format.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { allKeys } from '../model/settings.ts';
import { useAddresseeNames, useKeyNames, useMaskNames } from './mask-words.ts';

interface Case {
  readonly code: string;
  readonly name: string;
  readonly rate: number;
}
const ValueField = ({ keys, of, label }: Readonly<{ keys: readonly string[]; of: string; label: string }>) => (
  <TextField name={`values.${keys.indexOf(of)}.value`} label={label} maxLength={15} autoComplete="off" />
);

/** The fields of the settings. Only those that the chosen mask needs are shown. */
export function SettingsFields({ cases }: { readonly cases: readonly Case[] }) {
  const { t } = useLingui();
  const { rate } = useFormat();
  const [masks, addressees, words] = [useMaskNames(), useAddresseeNames(), useKeyNames()];
  const mask = useWatch<ExportSettings, 'mask'>({ name: 'mask' });
  const keys = allKeys(cases.map(({ code }) => code));
  const fixed = fixedKeys(mask);
  return (
    <>
      <FormPart title={t`Sales file`}>
        <SelectField name="mask" label={t`File format`} options={masks} must />
        <SelectField name="addresseeKey" label={t`Buyers are known by`} options={addressees} must />
        {fixed.map((key) => (
          <ValueField key={key} keys={keys} of={key} label={words[key] ?? key} />
        ))}
      </FormPart>
      {cases.map(({ code, name, rate: percent }) => (
        <FormPart key={code} title={`${name} · ${rate(percent)}`}>
          <div className="sx-pair">
            <ValueField keys={keys} of={ledgerKey(code)} label={t`Revenue ledger`} />
            {hasVatCodes(mask) && <ValueField keys={keys} of={vatCodeKey(code)} label={t`VAT code of the package`} />}
          </div>
        </FormPart>
      ))}
      {cases.length === 0 && <p className="meta">{t`No VAT rates yet.`}</p>}
    </>
  );
}
