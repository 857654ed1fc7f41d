import { useLingui } from '@lingui/react/macro';
import type { FreeFieldView, FreeKind, FreeType, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { isSortable } from '#shared/domains/identity/free-field/slots.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { companyReference } from '#web/domains/identity/roster/widgets/company-reference.ts';
import { contactReference } from '#web/domains/identity/roster/widgets/contact-reference.ts';
import { useFormat } from '#web/platform/format.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, flagFilter, type ListFilter, rangeFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import { choice } from '#web/ui/list/search.ts';
import { daysFilter, wordsFilter } from '#web/ui/list/typed-filters.tsx';
import { type ReferenceSource, useKnownNames } from '#web/ui/record/use-known-names.ts';
import { FreeShown } from './free-value.tsx';
import { useFreeFields } from './use-free-fields.ts';

const SOURCES: Partial<Readonly<Record<FreeType, ReferenceSource>>> = {
  company: companyReference,
  contact: contactReference,
};

interface WithValues {
  readonly freeFields?: FreeValues | undefined;
}

/** Free fields of the list as columns; those that hold a place in its index sort. */
export function useFreeColumns<Row extends WithValues>(area: FreeKind): readonly ListColumn<Row>[] {
  const { fields } = useFreeFields(area);
  return fields
    .filter(({ inList }) => inList)
    .map((field) => ({
      id: freeName(field.id),
      header: field.name,
      width: 'minmax(110px, 1fr)',
      priority: 3,
      cell: ({ freeFields }) => <FreeShown field={field} value={freeFields?.[field.id]} />,
      ...(field.slot && isSortable(field.type) ? { sort: freeName(field.id) } : {}),
      ...(field.type === 'number' || field.type === 'money' ? { align: 'right' } : {}),
    }));
}

/**
 * In the address and the request a filter is called like its column; amounts are in whole units, days are counted.
 * `search` is the list's, whose filters may name contacts and companies by their ids alone.
 */
export function useFreeFilters(area: FreeKind, search: object): readonly ListFilter[] {
  const { t } = useLingui();
  const { number, day } = useFormat();
  const dayText = (no: number) => day({ date: fromDayNumber(no) }, { year: true });
  const relations = useChoiceWords();
  const { fields } = useFreeFields(area);
  const asked = new Map<string, unknown>(Object.entries(search));
  useKnownNames(
    fields.flatMap(({ id, type }) => {
      const source = SOURCES[type];
      return source ? idsIn(choice(asked.get(freeName(id)))).map((named) => ({ source, id: named })) : [];
    }),
  );
  const filterFor = (field: FreeFieldView): ListFilter => {
    const base = { id: freeName(field.id), label: field.name };
    if (field.type === 'yesNo') return flagFilter({ ...base, relation: t`is`, yes: t`yes`, no: t`no` });
    if (field.type === 'choice' || field.type === 'multiChoice') {
      const options = field.options.map(({ no, name }) => ({ value: String(no), label: name }));
      return choiceFilter({ ...base, options, relations });
    }
    const source = SOURCES[field.type];
    if (source) return referenceFilter({ ...base, search: source.search, relations });
    if (field.type === 'number' || field.type === 'money')
      return rangeFilter({ ...base, relation: t`between`, format: (value) => number(value) });
    if (field.type === 'date') return daysFilter({ ...base, relation: t`between`, format: dayText });
    return wordsFilter({ ...base, relation: t`contains` });
  };
  return fields.filter(({ slot }) => slot !== '').map(filterFor);
}
