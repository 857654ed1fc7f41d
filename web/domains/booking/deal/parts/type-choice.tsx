import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { DEAL_TYPES, type DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { useTypeWords } from './words.ts';

/** The seven types with their formula; arrows move the choice, as radio buttons do. */
export function TypeChoice() {
  const { t } = useLingui();
  const words = useTypeWords();
  const { control } = useFormContext<DealInput>();
  return (
    <Controller
      name="type"
      control={control}
      render={({ field: { value, onChange } }) => (
        <div className="dl-types" role="radiogroup" aria-label={t`Deal type`}>
          {DEAL_TYPES.map((type) => (
            <label key={type} className={type === value ? 'on' : ''}>
              <input
                type="radio"
                name="deal-type"
                className="sr"
                checked={type === value}
                onChange={() => onChange(type)}
              />
              <b>{words[type].name}</b>
              <span>{words[type].formula}</span>
            </label>
          ))}
        </div>
      )}
    />
  );
}
