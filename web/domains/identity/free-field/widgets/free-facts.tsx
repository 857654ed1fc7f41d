import type { FreeKind, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { isFreeEmpty } from '#shared/domains/identity/free-field/values.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { FreeShown } from './free-value.tsx';
import { useFreeFields } from './use-free-fields.ts';

type FreeFactsProps = Readonly<{ area: FreeKind; record: { readonly freeFields?: FreeValues | undefined } }>;
/** Shows a record's values in the agency's own fields, under their headings, beside the other facts. */
export function FreeFacts({ area, record: { freeFields = {} } }: FreeFactsProps) {
  const { groups } = useFreeFields(area);
  const filled = groups
    .map((group) => ({ ...group, fields: group.fields.filter(({ id }) => !isFreeEmpty(freeFields[id])) }))
    .filter(({ fields }) => fields.length > 0);
  return filled.map(({ id, name, fields }) => (
    <section key={id}>
      <h2>{name}</h2>
      <Facts
        items={fields.map((field) => ({
          id: field.id,
          label: field.name,
          value: <FreeShown field={field} value={freeFields[field.id]} />,
        }))}
      />
    </section>
  ));
}
