import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { joinNames } from '#shared/kernel/text/text.ts';
import { Checkbox, Segmented } from '../choice.tsx';
import { Input } from '../input.tsx';
import { part } from '../part.tsx';
import { RelationEditor } from './relation-editor.tsx';
import type { Choice, Range } from './search.ts';

const RangeEditor = part(async () => (await import('./range-editor.tsx')).RangeEditor);

/** `Owner | is any of | Noor, Ben +2` */
export interface ChipWords {
  readonly relation: string;
  readonly value: string;
}
/** One filter of a list page: how its value reads, and how it is changed. */
export interface ListFilter {
  readonly id: string;
  readonly label: string;
  readonly words: (value: unknown) => ChipWords;
  readonly editor: (value: unknown, onChange: (value: unknown) => void, close: () => void) => ReactNode;
}
interface FilterDef<V> {
  readonly id: string;
  readonly label: string;
  readonly words: (value: V) => ChipWords;
  readonly editor: (value: V | undefined, onChange: (value: V | undefined) => void, close: () => void) => ReactNode;
}
/** A filter with its own editor. The address has been checked by the parser of the same id in `listSearch`. */
export const filterOf = <V,>({ id, label, words, editor }: FilterDef<V>): ListFilter => ({
  id,
  label,
  words: (value) => words(value as V),
  editor: (value, onChange, close) => editor(value as V | undefined, onChange, close),
});

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}
const SHOWN_NAMES = 2;
const SEARCH_FROM = 9;

const toggled = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

interface ChoiceEditorProps {
  readonly options: readonly FilterOption[];
  readonly value: Choice | undefined;
  readonly onChange: (value: Choice | undefined) => void;
}
function ChoiceEditor({ options, value, onChange }: ChoiceEditorProps) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const shown = options.filter(({ label }) => label.toLowerCase().includes(keyword.toLowerCase()));
  return (
    <RelationEditor value={value} onChange={onChange}>
      {(chosen, choose) => (
        <>
          {options.length >= SEARCH_FROM && (
            <Input
              aria-label={t`Search`}
              placeholder={t`Search`}
              value={keyword}
              onChange={(e) => setKeyword(e.target.value)}
            />
          )}
          <div className="f-options">
            {shown.map((option) => (
              <Checkbox
                key={option.value}
                checked={chosen.includes(option.value)}
                onChange={() => choose(toggled(chosen, option.value))}
              >
                {option.label}
              </Checkbox>
            ))}
          </div>
        </>
      )}
    </RelationEditor>
  );
}

export interface ChoiceWords {
  readonly anyOf: string;
  readonly is: string;
  readonly noneOf: string;
}
/** Words of the relations; a hook because they follow the language. */
export function useChoiceWords(): ChoiceWords {
  const { t } = useLingui();
  return { anyOf: t`is any of`, is: t`is`, noneOf: t`is none of` };
}
interface ChoiceFilterDef {
  readonly id: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly relations: ChoiceWords;
}
export const choiceFilter = ({ id, label, options, relations }: ChoiceFilterDef): ListFilter =>
  filterOf<Choice>({
    id,
    label,
    words: (value) => {
      const ids = value.any ?? value.none ?? [];
      const names = ids.map((each) => options.find((option) => option.value === each)?.label ?? '?');
      const relation = value.none ? relations.noneOf : ids.length === 1 ? relations.is : relations.anyOf;
      return { relation, value: joinNames(names, SHOWN_NAMES) };
    },
    editor: (value, onChange) => <ChoiceEditor options={options} value={value} onChange={onChange} />,
  });

interface FlagFilterDef {
  readonly id: string;
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly relation: string;
}
export const flagFilter = ({ id, label, yes, no, relation }: FlagFilterDef): ListFilter =>
  filterOf<boolean>({
    id,
    label,
    words: (value) => ({ relation, value: value ? yes : no }),
    editor: (value, onChange, close) => (
      <Segmented
        label={label}
        items={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
        value={value === false ? 'no' : 'yes'}
        onChange={(side) => {
          onChange(side === 'yes');
          close();
        }}
      />
    ),
  });

export interface RangeFilterDef {
  readonly id: string;
  readonly label: string;
  readonly relation: string;
  readonly format: (value: number) => string;
}
/** `10 – 20`, of which one end may be open. */
export const rangeWords =
  (relation: string, format: (value: number) => string) =>
  ({ min, max }: Range): ChipWords => ({
    relation,
    value: `${min === undefined ? '' : format(min)} – ${max === undefined ? '' : format(max)}`.trim(),
  });
export const rangeFilter = ({ id, label, relation, format }: RangeFilterDef): ListFilter =>
  filterOf<Range>({
    id,
    label,
    words: rangeWords(relation, format),
    editor: (value, onChange, close) => <RangeEditor value={value} onChange={onChange} onDone={close} />,
  });
