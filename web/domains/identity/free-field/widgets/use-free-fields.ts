import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeFieldView, FreeKind, FreeValue, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

/** The agency seldom changes them. */
const FRESH_MS = 5 * 60_000;

const fieldsQuery = (area: FreeKind) => ({
  ...queryOf(freeFieldContract.routes.fields, { body: { mainArea: area } }),
  staleTime: FRESH_MS,
});

interface WithValues {
  readonly freeFields?: FreeValues | undefined;
}
export interface FreeGroup {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FreeFieldView[];
}
/** The free fields the user sees of an area, in their order and under their headings. */
export function useFreeFields(area: FreeKind, enabled = true) {
  const { data } = useQuery({ ...fieldsQuery(area), enabled });
  const fields = data?.fields ?? [];
  const groups: FreeGroup[] = (data?.categories ?? []).map(({ id, name }) => ({
    id,
    name,
    fields: fields.filter(({ categoryId }) => categoryId === id),
  }));
  return { fields, groups: groups.filter((group) => group.fields.length > 0) };
}

const TYPED = ['text', 'multiline', 'link', 'date'];
const blankOf = ({ type }: FreeFieldView): FreeValue => (TYPED.includes(type) ? '' : null);

/** Returns the start values of a form: one for every editable field, so that the form detects changes. */
export function useFreeValues(area: FreeKind): (record?: WithValues) => Record<string, FreeValue> {
  const { data } = useSuspenseQuery(fieldsQuery(area));
  const fields = data.fields.filter(({ mayEdit }) => mayEdit);
  return (record) =>
    Object.fromEntries(fields.map((field) => [field.id, record?.freeFields?.[field.id] ?? blankOf(field)]));
}
