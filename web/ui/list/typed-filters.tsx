import { Input } from '../input.tsx';
import { part } from '../part.tsx';
import { filterOf, type ListFilter, type RangeFilterDef, rangeWords } from './filters.tsx';
import type { Range } from './search.ts';

const DaysEditor = part(async () => (await import('./days-editor.tsx')).DaysEditor);

/** Days from one to another, in the address by their numbers. */
export const daysFilter = ({ id, label, relation, format }: RangeFilterDef): ListFilter =>
  filterOf<Range>({
    id,
    label,
    words: rangeWords(relation, format),
    editor: (value, onChange) => <DaysEditor value={value} onChange={onChange} />,
  });

interface WordsFilterDef {
  readonly id: string;
  readonly label: string;
  readonly relation: string;
}
export const wordsFilter = ({ id, label, relation }: WordsFilterDef): ListFilter =>
  filterOf<string>({
    id,
    label,
    words: (value) => ({ relation, value }),
    editor: (value, onChange) => (
      <Input
        aria-label={label}
        defaultValue={value ?? ''}
        maxLength={50}
        onChange={(event) => onChange(event.target.value.trim() || undefined)}
      />
    ),
  });
