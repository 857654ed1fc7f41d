import { useLingui } from '@lingui/react/macro';
import { takenBy } from '#shared/domains/journeys/guest-list/rules.ts';
import { CONTACT_MAX, type GuestInput, NAME_MAX, NOTE_MAX } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { AskedPlace } from '#shared/domains/journeys/guest-list-link/view.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useAskedNames } from '../parts/words.tsx';

export type Typed = EveryField<GuestInput>;
export const NOBODY: Typed = { name: '', plusOnes: 0, email: '', mobile: '', documentNo: '', note: '' };
export type FieldErrors = Readonly<Record<string, string>>;

/** The values to send: nothing that the allotment does not take. */
export const valuesOf = ({ name, plusOnes, note, ...asked }: Typed, place: AskedPlace): Typed => {
  const told = Object.fromEntries(takenBy(place).map((field) => [field, asked[field].trim()]));
  return { ...NOBODY, name: name.trim(), plusOnes, note: note.trim(), ...told };
};

interface Checking {
  readonly typed: Typed;
  readonly place: AskedPlace;
  /** Whether the reader has tried to send it. */
  readonly isChecked: boolean;
  readonly error: Error | null;
  readonly words: { readonly required: string };
}
/** The error of each field: what is missing, and what the server refused. */
export function errorsOf({ typed, place, isChecked, error, words }: Checking): FieldErrors {
  const needed = ['name' as const, ...place.asks];
  const missing = isChecked ? needed.filter((field) => !typed[field].trim()) : [];
  const refused = isApiError(error) ? error.errors.filter(({ field }) => field && field in typed) : [];
  return Object.fromEntries([
    ...refused.map(({ field = '', message = '' }) => [field, message]),
    ...missing.map((field) => [field, words.required]),
  ]);
}

/** A refusal that belongs to no field. */
export const Refusal = ({ error, errors }: { readonly error: Error | null; readonly errors: FieldErrors }) =>
  Object.keys(errors).length > 0 ? null : <Problem error={error} />;

type FieldsProps = Readonly<{ place: AskedPlace; typed: Typed; onType: (typed: Typed) => void; errors: FieldErrors }>;
/** The fields of a guest: those that the allotment asks for. */
export function GuestFields({ place, typed, onType, errors }: FieldsProps) {
  const { t } = useLingui();
  const asked = useAskedNames();
  const max = Math.max(place.maxPlusOnes, typed.plusOnes);
  const plus = Array.from({ length: max + 1 }, (_, i) => ({ value: String(i), label: i === 0 ? t`None` : `+${i}` }));
  return (
    <div className="gg-fields">
      <Field label={t`Name`} must error={errors.name}>
        <Input
          value={typed.name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => onType({ ...typed, name: target.value })}
        />
      </Field>
      {max > 0 && (
        <Field label={t`Plus ones`} error={errors.plusOnes}>
          <Select
            options={plus}
            value={String(typed.plusOnes)}
            onChange={({ target }) => onType({ ...typed, plusOnes: Number(target.value) })}
          />
        </Field>
      )}
      {takenBy(place).map((field) => (
        <Field key={field} label={asked[field]} must={place.asks.includes(field)} error={errors[field]}>
          <Input
            value={typed[field]}
            type={field === 'email' ? 'email' : field === 'mobile' ? 'tel' : 'text'}
            maxLength={field === 'email' ? 254 : CONTACT_MAX}
            autoComplete="off"
            onChange={({ target }) => onType({ ...typed, [field]: target.value })}
          />
        </Field>
      ))}
      <Field label={t`Note`} error={errors.note}>
        <Input
          value={typed.note}
          maxLength={NOTE_MAX}
          autoComplete="off"
          onChange={({ target }) => onType({ ...typed, note: target.value })}
        />
      </Field>
    </div>
  );
}
