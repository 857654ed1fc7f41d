import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { countriesByName } from '#shared/data/countries.ts';
import type { AnswerValue, Person } from '#shared/domains/journeys/advancing-template/answers.ts';
import { MAX_ANSWER_FILES, MAX_PERSONS, MAX_TIMES } from '#shared/domains/journeys/advancing-template/limits.ts';
import type { Address } from '#shared/kernel/geo/address.ts';
import { NO_ADDRESS } from '#shared/kernel/geo/no-address.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { OutsideField } from '#web/ui/field.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { isAddress, isFile, isPerson, isTime } from './answer-shapes.ts';

type PartProps = Readonly<{ value: AnswerValue | undefined; onChange: (value: AnswerValue | undefined) => void }>;
interface LineProps {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly type?: 'text' | 'email' | 'tel';
}
const Line = ({ label, text, onType, type = 'text' }: LineProps) => (
  <Input
    type={type}
    aria-label={label}
    placeholder={label}
    value={text}
    maxLength={100}
    onChange={({ target }) => onType(target.value)}
  />
);

const NOBODY: Person = { name: '', role: '', phone: '', email: '' };
function PersonLines({ person, onChange }: { readonly person: Person; readonly onChange: (next: Person) => void }) {
  const { t } = useLingui();
  const put = (field: keyof Person) => (text: string) => onChange({ ...person, [field]: text });
  return (
    <span className="adt-lines">
      <Line label={t`Name`} text={person.name} onType={put('name')} />
      <Line label={t`Role`} text={person.role} onType={put('role')} />
      <Line label={t`Phone`} type="tel" text={person.phone} onType={put('phone')} />
      <Line label={t`Email`} type="email" text={person.email} onType={put('email')} />
    </span>
  );
}

const isEmpty = (part: object): boolean => Object.values(part).every((one) => one === '' || one === undefined);

export const PersonAnswer = ({ value, onChange }: PartProps) => (
  <OutsideField>
    <PersonLines
      person={isPerson(value) ? value : NOBODY}
      onChange={(next) => onChange(isEmpty(next) ? undefined : next)}
    />
  </OutsideField>
);

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly blank: Row;
  readonly max: number;
  readonly add: string;
  readonly removeOf: (place: number) => string;
  readonly onChange: (rows: Row[] | undefined) => void;
  readonly children: (row: Row, put: (next: Row) => void) => ReactNode;
}
/** Rows of the same fields. Without a row there is no answer. */
function Rows<Row>({ rows, blank, max, add, removeOf, onChange, children }: RowsProps<Row>) {
  const put = (place: number, next: Row) => onChange(rows.map((row, i) => (i === place ? next : row)));
  const remove = (place: number) => {
    const left = rows.filter((_, i) => i !== place);
    onChange(left.length > 0 ? left : undefined);
  };
  return (
    <OutsideField>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <span key={i} className="adt-row">
          {children(row, (next) => put(i, next))}
          <RemoveRow label={removeOf(i + 1)} onClick={() => remove(i)}>
            <X size={14} />
          </RemoveRow>
        </span>
      ))}
      <span>
        <Button
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          disabled={rows.length >= max}
          onClick={() => onChange([...rows, blank])}
        >
          {add}
        </Button>
      </span>
    </OutsideField>
  );
}

export function PersonsAnswer({ value, onChange }: PartProps) {
  const { t } = useLingui();
  const rows = Array.isArray(value) ? value.filter(isPerson) : [];
  return (
    <Rows
      rows={rows}
      blank={NOBODY}
      max={MAX_PERSONS}
      add={t`Add a person`}
      removeOf={(place) => t`Remove person ${place}`}
      onChange={onChange}
    >
      {(person, put) => <PersonLines person={person} onChange={put} />}
    </Rows>
  );
}

export function TimesAnswer({ value, onChange }: PartProps) {
  const { t } = useLingui();
  const rows = Array.isArray(value) ? value.filter(isTime) : [];
  return (
    <Rows
      rows={rows}
      blank={{ label: '', start: '' }}
      max={MAX_TIMES}
      add={t`Add a time`}
      removeOf={(place) => t`Remove time ${place}`}
      onChange={onChange}
    >
      {(line, put) => (
        <span className="adt-lines">
          <TimePicker label={t`Start`} value={line.start} onChange={(start) => put({ ...line, start })} />
          <Line label={t`What happens`} text={line.label} onType={(label) => put({ ...line, label })} />
        </span>
      )}
    </Rows>
  );
}

export function AddressAnswer({ value, onChange }: PartProps) {
  const { t } = useLingui();
  // People outside may not ask which countries the agency uses most.
  const countries = countriesByName(currentTag()).map(({ code, name }) => ({ value: code, label: name }));
  const address = isAddress(value) ? value : NO_ADDRESS;
  const put = (field: keyof Address) => (text: string) => {
    const next = { ...address, [field]: text };
    onChange(isEmpty(next) ? undefined : next);
  };
  return (
    <OutsideField>
      <span className="adt-lines">
        <Line label={t`Address`} text={address.addressLine1} onType={put('addressLine1')} />
        <Line label={t`Postal code`} text={address.postalCode} onType={put('postalCode')} />
        <Line label={t`City`} text={address.city} onType={put('city')} />
        <Select
          aria-label={t`Country`}
          options={[{ value: '', label: t`Country` }, ...countries]}
          value={address.countryId}
          onChange={({ target }) => put('countryId')(target.value)}
        />
      </span>
    </OutsideField>
  );
}

/** The files of an answer, in the preview of a template. */
export function FileAnswer({ value }: PartProps) {
  const files = Array.isArray(value) ? value.filter(isFile) : [];
  return (
    <>
      <AnswerFiles files={files} />
      <p className="meta">
        <Trans>Up to {MAX_ANSWER_FILES} files</Trans>
      </p>
    </>
  );
}
